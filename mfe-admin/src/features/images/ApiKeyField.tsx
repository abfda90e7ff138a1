import { Field } from '@site/design/Field'

type Props = { disabled: boolean; error: string | undefined }

/** The provider's key. It is only held in this input: no browser or password manager is asked to store it. */
export function ApiKeyField({ disabled, error }: Props) {
  return (
    <Field
      label="Chave da API do Runware"
      hint="Fica só na memória desta aba: não é guardada e vai apenas para o Runware."
      name="apiKey"
      type="password"
      required
      disabled={disabled}
      error={error}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      data-1p-ignore=""
      data-bwignore=""
      data-lpignore="true"
      data-form-type="other"
    />
  )
}
