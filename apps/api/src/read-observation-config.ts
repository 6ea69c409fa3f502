/** Who may observe a shop from outside. */
export type ObservationConfig = {
  /** The port on which the metrics are served alone; null serves them on the shop's port. */
  readonly metricsPort: number | null
  /** The address that `metricsPort` listens on. */
  readonly metricsHost: string
  /** The bearer token that reading the metrics needs; null where none is needed. */
  readonly metricsToken: string | null
  /** Serves metrics and details of readiness to callers on the same machine without a token. */
  readonly isOpenLocally: boolean
  /** Serves the OpenAPI document and its page. */
  readonly hasApiDocs: boolean
}

type Environment = Readonly<Record<string, string | undefined>>

type Source = {
  readonly production: boolean
  /** The port that METRICS_PORT names, or null. */
  readonly metricsPort: number | null
  readonly problems: string[]
}

/** Reads who may observe the shop: in production callers of its own port or with the token, in a demo those on the same machine. */
export function readObservationConfig(env: Environment, source: Source): ObservationConfig {
  const { production, metricsPort, problems } = source
  const metricsToken = env.METRICS_TOKEN || null
  if (metricsToken !== null && metricsToken.length < 32) problems.push('METRICS_TOKEN must have at least 32 characters')
  return {
    metricsPort,
    metricsHost: env.METRICS_HOST || 'localhost',
    metricsToken,
    isOpenLocally: !production,
    hasApiDocs: production ? env.API_DOCS === '1' : env.API_DOCS !== '0',
  }
}
