/**
 * The Node flags of `npm start`. Rendering makes short-lived text; a larger young generation saves a tenth of its processor time. The
 * shop returns that memory while it is idle, and so must be able to start a garbage collection.
 */
export const nodeFlags = ['--max-semi-space-size=64', '--expose-gc']

/**
 * The settings of the C library's memory allocator for `npm start`, unless the environment has its own. Without them it keeps what large
 * pages and pictures took, in as many areas as there are threads.
 */
export const memorySettings = {
  MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2',
  MALLOC_MMAP_THRESHOLD_: process.env.MALLOC_MMAP_THRESHOLD_ ?? '262144',
  MALLOC_TRIM_THRESHOLD_: process.env.MALLOC_TRIM_THRESHOLD_ ?? '1048576',
}
