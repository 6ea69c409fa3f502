const hostPattern = /^(?=.{1,253}$)[a-z\d]([a-z\d-]*[a-z\d])?(\.[a-z\d]([a-z\d-]*[a-z\d])?)*$/

/** Reads `PICTURE_HOSTS`: names of hosts separated by commas. Adds a sentence to `problems` for anything else. */
export function readPictureHosts(text: string | undefined, problems: string[]): readonly string[] {
  const hosts = (text ?? '')
    .split(/[,\s]+/)
    .filter(Boolean)
    .map((host) => host.toLowerCase())
  const wrong = hosts.find((host) => !hostPattern.test(host))
  if (wrong === undefined) return hosts
  problems.push(`PICTURE_HOSTS must be names of hosts such as cdn.example.com, separated by commas, not “${wrong}”`)
  return []
}
