import type { Picture } from '@site/contracts/picture'
import { renderInSite } from '@site/remote-kit/testing/renderInSite'
import { act, screen } from '@testing-library/react'
import type { Answer } from '../../desk/askDesk.ts'
import { FieldContext } from './FieldContext.ts'
import type { Update } from './FieldSchema.ts'
import { PictureField } from './PictureField.tsx'

const [wrong, right] = ['errada.jpg', 'certa.jpg'].map((name) => new File(['x'], name, { type: 'image/jpeg' }))
const photo = (name: string): Picture => ({
  ...{ width: 4, height: 2, src: `/media/content/${name}`, sources: [], files: [] },
  social: { src: `/media/content/${name}`, width: 4, height: 2, type: 'image/jpeg' },
})

function open(value?: Picture) {
  const answers: ((answer: Answer<Picture>) => void)[] = []
  const upload = jest.fn(() => new Promise<Answer<Picture>>((resolve) => answers.push(resolve)))
  const onChange = jest.fn<void, [Update]>()
  const { user } = renderInSite(
    <FieldContext value={{ text: { title: '', help: '', fields: {} }, errors: [], upload }}>
      <PictureField schema={{ title: 'Foto' }} path="photo" value={value} onChange={onChange} />
    </FieldContext>,
  )
  const choose = (file: File | undefined) =>
    file && user.upload(screen.getByLabelText(value ? 'Trocar a foto' : 'Escolher foto'), file)
  const answer = (index: number, given: Answer<Picture>) => act(async () => answers[index]?.(given))
  return { upload, onChange, choose, answer }
}

it('sends the same photo again after a failure', async () => {
  const { upload, choose, answer } = open()
  await choose(right)
  await answer(0, { status: 'unreachable', reason: 'Confira a conexão.' })
  expect(screen.getByLabelText('Escolher foto')).toHaveAccessibleDescription(/Confira a conexão/)

  await choose(right)

  expect(upload).toHaveBeenCalledTimes(2)
})

it('says after a refusal that the former photo stays', async () => {
  const { choose, answer } = open(photo('right.jpg'))
  expect(screen.getByRole('status')).toHaveTextContent('A foto está pronta.')

  await choose(wrong)
  await answer(0, { status: 'refused', reason: 'A foto é pequena demais.' })

  expect(screen.getByRole('status')).toHaveTextContent('Continua a foto de antes.')
})

it('shows the photo that was chosen last, even if another arrives after it', async () => {
  const { onChange, choose, answer } = open()
  await choose(wrong)
  await choose(right)

  await answer(1, { status: 'done', value: photo('right.jpg') })
  await answer(0, { status: 'done', value: photo('wrong.jpg') })

  expect(onChange.mock.calls.map(([update]) => update(undefined))).toEqual([photo('right.jpg')])
})
