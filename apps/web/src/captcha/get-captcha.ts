/** Does the proof of work where a site asks for it; its code comes only there (CHK-02). */
export const getCaptcha = async (isAsked: boolean): Promise<string | undefined> =>
  isAsked ? (await import('./solve-captcha.ts')).solveCaptcha() : undefined
