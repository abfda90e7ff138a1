import styled from '@emotion/styled'
import type { TeamState } from '@site/contracts/Team'
import { Button } from '@site/design/Button'
import { Card } from '@site/design/Card'
import { Field } from '@site/design/Field'
import { space } from '@site/design/tokens'
import { type FormEvent, useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { forgetAllUnsaved, hasAnyUnsaved } from '../desk/unsaved/unsavedWork.ts'
import { askTeam } from './askTeam.ts'
import { createPasskey, knowsPasskeys } from './createPasskey.ts'
import type { RunAction } from './useTeam.ts'
import { roleTexts } from './roleTexts.ts'

type Props = { me: TeamState['me']; run: RunAction; isBusy: boolean }

const Stack = styled.div({ display: 'grid', gap: space.m, justifyItems: 'start' })
const Form = styled.form({ display: 'grid', gap: space.m, width: '100%', maxWidth: '26rem' })

const LEAVING = 'Há texto que não foi guardado. Sair apaga esse texto. Sair mesmo assim?'

/** Nothing about people stays on a device that others may use; nothing goes without a question. */
function askBeforeLeaving(event: FormEvent): void {
  if (hasAnyUnsaved() && !confirm(LEAVING)) event.preventDefault()
  else forgetAllUnsaved()
}

const never = () => () => {}

/** The user's own access: who she is, and how this device lets her in. */
export function OwnAccess({ me, run, isBusy }: Props) {
  const canHavePasskey = useSyncExternalStore(never, knowsPasskeys, () => false)
  return (
    <Card>
      <Stack>
        {me.isPerson ? (
          <>
            <p>
              <strong>{me.name}</strong>: {me.roles.map((role) => roleTexts[role].name).join(', ')}.
            </p>
            <p>{keysText(me.passkeys)}</p>
            {canHavePasskey && (
              <Button
                aria-disabled={isBusy}
                onClick={() => run(createPasskey, 'Pronto: este aparelho entra sem senha.')}
              >
                Entrar com este aparelho
              </Button>
            )}
          </>
        ) : (
          <BecomePerson run={run} isBusy={isBusy} />
        )}
        <form method="post" action="/sair" onSubmit={askBeforeLeaving}>
          <Button type="submit" look="quiet">
            Sair
          </Button>
        </form>
      </Stack>
    </Card>
  )
}

/** Whoever has the server's token says who she is, so that what she does has a name. */
function BecomePerson({ run, isBusy }: Pick<Props, 'run' | 'isBusy'>) {
  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const { name, email } = Object.fromEntries(new FormData(event.currentTarget))
    void run(() => askTeam('/me', v.object({}), { name, email }), 'Pronto: agora o histórico diz o seu nome.')
  }
  return (
    <>
      <p>Você entrou com a chave do servidor. Diga quem você é: depois, entre com o seu aparelho.</p>
      <Form onSubmit={send}>
        <Field label="Seu nome" name="name" required autoComplete="name" maxLength={80} />
        <Field label="Seu e-mail" name="email" type="email" required autoComplete="email" />
        <Button type="submit" aria-disabled={isBusy}>
          Criar meu acesso
        </Button>
      </Form>
    </>
  )
}

function keysText(count: number): string {
  if (count === 0)
    return 'Nenhum aparelho entra com digital, rosto ou PIN ainda. Cadastre este: um link vale só uma vez.'
  return count === 1
    ? 'Um aparelho entra com digital, rosto ou PIN.'
    : `${count} aparelhos entram com digital, rosto ou PIN.`
}
