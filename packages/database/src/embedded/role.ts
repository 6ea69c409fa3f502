import { chown } from 'node:fs/promises'

/** The user that runs the server. */
export type Role = {
  asRoot: boolean
  uid: number
  identity: { uid?: number; gid?: number }
  env: NodeJS.ProcessEnv
  /** Makes the server's user the owner of a file or folder. */
  give: (file: string) => Promise<void>
}

const nobody = 65534

/**
 * PostgreSQL refuses to run as root, so a shop run by root starts it as `nobody`. The server does not get the shop's
 * environment.
 */
export function chooseRole(): Role {
  const uid = process.getuid?.() ?? 0
  const asRoot = uid === 0
  return {
    asRoot,
    uid: asRoot ? nobody : uid,
    identity: asRoot ? { uid: nobody, gid: nobody } : {},
    env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
    give: async (file) => {
      if (asRoot) await chown(file, nobody, nobody)
    },
  }
}
