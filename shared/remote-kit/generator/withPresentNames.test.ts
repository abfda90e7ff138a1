import { withPresentNames } from './withPresentNames.ts'

it.each([
  {
    what: 'a type that is imported',
    before:
      "import type { PageAnswer, PageRequest } from '@site/contracts/Page'\nexport const load = (): PageAnswer => x.PageAnswer\n",
    after:
      "import type { PageResponse, PageRequest } from '@site/contracts/Page'\nexport const load = (): PageResponse => x.PageAnswer\n",
  },
  {
    what: 'one among others, in lines of its own',
    before:
      'import {\n  type PageRequest,\n  type PageAnswer,\n} from "@site/contracts/Page"\ntype All = PageAnswer[]\n',
    after:
      'import {\n  type PageRequest,\n  type PageResponse,\n} from "@site/contracts/Page"\ntype All = PageResponse[]\n',
  },
  {
    what: 'one with a name of the module itself',
    before: "import type { PageAnswer as Answer } from '@site/contracts/Page'\ntype PageAnswer = Answer\n",
    after: "import type { PageResponse as Answer } from '@site/contracts/Page'\ntype PageAnswer = Answer\n",
  },
])('renames $what', ({ before, after }) => {
  expect(withPresentNames(before)).toBe(after)
  expect(withPresentNames(after)).toBe(after)
})

it.each([
  "import type { PageAnswer } from './PageAnswer.ts'\nexport type { PageAnswer }\n",
  "import type { PageAnswers } from '@site/contracts/Page'\ntype PageAnswer = PageAnswers\n",
  "import type { PageProps } from '@site/contracts/Page'\ntype PageAnswer = PageProps\n",
])('leaves %j', (source) => {
  expect(withPresentNames(source)).toBe(source)
})
