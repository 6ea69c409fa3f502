/**
 * The Node flags of `npm start`. Rendering makes short-lived text; a larger young generation saves a tenth of its processor time. The
 * shop returns that memory while it is idle, and so must be able to start a garbage collection.
 */
export const nodeFlags = ['--max-semi-space-size=64', '--expose-gc']
