/** Does the proof of work where a site asks for it; its code comes only there (CHK-02). */
export async function getCaptcha(isAsked: boolean): Promise<string | undefined> {
  return isAsked ? (await import('./solve-captcha.ts')).solveCaptcha() : undefined
}
