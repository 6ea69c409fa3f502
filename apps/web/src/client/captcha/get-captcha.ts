/** Solves the captcha of a form where the site asks for one; its code is fetched only then (CHK-02). */
export async function getCaptcha(isAsked: boolean): Promise<string | undefined> {
  return isAsked ? (await import('./solve-captcha.ts')).solveCaptcha() : undefined
}
