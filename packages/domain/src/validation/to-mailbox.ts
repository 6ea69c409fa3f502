/** Gives an email in the form in which it is stored, compared and counted: without spaces around it, in lower case. */
export function toMailbox(email: string): string {
  return email.trim().toLowerCase()
}
