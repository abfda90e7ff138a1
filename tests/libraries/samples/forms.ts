import type { LibrarySample } from '../LibrarySample.ts'

export const forms: readonly LibrarySample[] = [
  {
    library: 'react-hook-form',
    imports: `import { useForm } from 'react-hook-form'`,
    body: `const { register, handleSubmit, formState: { errors } } = useForm<{ name: string }>(); return <form onSubmit={handleSubmit(() => {})}><input aria-label="Nome" {...register('name', { required: 'Falta' })} /><button type="submit" data-use>Usar</button>{errors.name && <p data-seen>{errors.name.message}</p>}</form>`,
  },
  {
    library: 'formik',
    imports: `import { Field, Form, Formik } from 'formik'`,
    body: `const [open, setOpen] = useState(false); return <Formik initialValues={{ name: 'a' }} onSubmit={() => setOpen(true)}><Form><Field name="name" aria-label="Nome" /><button type="submit" data-use>Usar</button>{open && <p data-seen>Enviado</p>}</Form></Formik>`,
  },
  {
    library: 'zod',
    imports: `import { z } from 'zod'`,
    body: `return <p data-seen>{String(z.object({ a: z.number() }).safeParse({ a: 1 }).success)}</p>`,
  },
  {
    library: 'react-number-format',
    imports: `import { NumericFormat } from 'react-number-format'`,
    body: `return <NumericFormat value={1234.5} thousandSeparator="." decimalSeparator="," aria-label="Valor" data-seen />`,
  },
  {
    library: 'react-dropzone',
    imports: `import { useDropzone } from 'react-dropzone'`,
    body: `const { getRootProps, getInputProps } = useDropzone(); return <div {...getRootProps()} data-seen><input {...getInputProps()} /><p>Solte aqui</p></div>`,
  },
  {
    library: 'react-markdown',
    imports: `import Markdown from 'react-markdown'`,
    body: `return <Markdown>{'Um **texto**'}</Markdown>`,
    seen: 'main strong',
  },
  {
    library: 'i18next',
    imports: `import i18next from 'i18next'`,
    setup: `const i18n = i18next.createInstance({ lng: 'pt', initAsync: false, resources: { pt: { translation: { ola: 'Olá' } } } })\nvoid i18n.init()`,
    body: `return <p data-seen>{i18n.t('ola')}</p>`,
  },
  {
    library: 'react-i18next',
    imports: `import i18next from 'i18next'\nimport { I18nextProvider, useTranslation } from 'react-i18next'`,
    setup: `const i18n = i18next.createInstance({ lng: 'pt', initAsync: false, resources: { pt: { translation: { ola: 'Olá' } } } })\nvoid i18n.init()\nconst Text = () => <p data-seen>{useTranslation().t('ola')}</p>`,
    body: `return <I18nextProvider i18n={i18n}><Text /></I18nextProvider>`,
  },
]
