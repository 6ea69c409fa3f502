/** The entry of an error in the log. */
export type LoggedError = { readonly type: string; readonly message: string; readonly stack: string }

const longestMessage = 500
const stackLines = 12

/** Shortens an error for the log, so that a request decides neither how much is written nor how its lines look. */
export function toLoggedError(error: unknown): LoggedError {
  const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error))
  return {
    type: name,
    message: withoutControls(message).slice(0, longestMessage),
    stack: stack
      .split('\n')
      .slice(0, stackLines)
      .map(withoutControls)
      .join('\n')
      .slice(0, longestMessage * 4),
  }
}

const withoutControls = (text: string): string => text.replaceAll(/\p{Cc}/gu, ' ')
