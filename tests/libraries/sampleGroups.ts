import type { SampleGroup } from './LibrarySample.ts'
import { basics } from './samples/basics.ts'
import { components } from './samples/components.ts'
import { drawings } from './samples/drawings.ts'
import { forms } from './samples/forms.ts'
import { movement } from './samples/movement.ts'
import { state } from './samples/state.ts'

/** Popular libraries that work, as remotes with a page for each. */
export const sampleGroups: readonly SampleGroup[] = [
  { name: 'mfe-components', title: 'components', samples: components },
  { name: 'mfe-drawings', title: 'drawings, lists and tables', samples: drawings },
  { name: 'mfe-state', title: 'data and state', samples: state },
  { name: 'mfe-forms', title: 'forms and text', samples: forms },
  { name: 'mfe-movement', title: 'notices and movement', samples: movement },
  { name: 'mfe-basics', title: 'what others are built on', samples: basics },
]
