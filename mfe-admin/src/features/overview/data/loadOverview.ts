import { type DeskOverview, deskOverview, deskOverviewPath } from '@site/contracts/DeskOverview'
import { type Answer, askDesk } from '../../desk/askDesk.ts'

/** Loads the week's numbers and what waits for whoever asks. */
export function loadOverview(): Promise<Answer<DeskOverview>> {
  return askDesk(deskOverviewPath, { schema: deskOverview })
}
