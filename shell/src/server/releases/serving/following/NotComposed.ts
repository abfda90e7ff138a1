import { NothingToServe } from '../../selection/NothingToServe.ts'

/** Nobody has composed this site yet. */
export class NotComposed extends NothingToServe {
  constructor() {
    super(
      'This site has not been composed with these settings yet. Start "npm run compose" with the same build, registry, ' +
        'SITE_URL and environment, or both with "npm start".',
    )
  }
}
