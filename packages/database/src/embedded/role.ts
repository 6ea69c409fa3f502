import { chown } from 'node:fs/promises'

/** Who the server runs as. */
export type Role = {
  asRoot: boolean
  uid: number
  identity: { uid?: number; gid?: number }
  env: NodeJS.ProcessEnv
  /** Makes a file or folder the server's own. */
  give: (file: string) => Promise<void>
}

const nobody = 65534

/** PostgreSQL refuses to run as root: a shop run by root starts it as `nobody`. Nothing of the shop's environment is handed on. */
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
