const reasons: [RegExp, string][] = [
  [
    /GLIBC_[\d.]+' not found|version `GLIBC/,
    'This system has an older glibc than the embedded database needs. Set DATABASE_URL to a PostgreSQL server.',
  ],
  [
    /ld-linux|ld-musl|musl|ENOENT|No such file or directory.*(initdb|postgres)$/m,
    'The embedded database needs glibc, and this system seems to have another C library (Alpine?). Use a Debian-based image, or set DATABASE_URL to a PostgreSQL server.',
  ],
  [
    /error while loading shared libraries: (\S+)/,
    'A library that the embedded database needs is missing: install it, or set DATABASE_URL to a PostgreSQL server.',
  ],
  [
    /could not look up effective user ID/,
    'The user that the shop runs as has no entry in /etc/passwd, which PostgreSQL needs: add one, or run the shop as a user that has one.',
  ],
  [/No space left on device/, 'The disk is full: the embedded database needs about 200 MB to start.'],
  [
    /could not (create|resize|map) shared memory|shmget|shm_open/,
    'The system gives the embedded database too little shared memory.',
  ],
  [/Permission denied|EACCES/, 'The embedded database may not read its programs or write its folder.'],
  [/cannot be run as root/, 'PostgreSQL refuses to run as root: start the shop as another user.'],
]

/** Explains to the operator what to do about a database program that did not start, followed by the program's own output. */
export function explainFailure(output: string): Error {
  const known = reasons.find(([pattern]) => pattern.test(output))
  const head = known?.[1] ?? 'The embedded database did not start.'
  return new Error(`${head}\n${output.trim().split('\n').slice(-12).join('\n')}`)
}
