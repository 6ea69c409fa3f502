import type { Site } from '@lacehouse/domain/site/site'
import type { Config } from './config.ts'
import type { Tokens } from './session/token.ts'

/** Everything that the API stands on, made once by whoever starts it; a test makes its own. */
export type Deps = {
  readonly config: Config
  /** Milliseconds since 1970, fixed in tests. */
  readonly now: () => number
  readonly sites: readonly Site[]
  readonly tokens: Tokens
}
