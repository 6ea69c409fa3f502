/** Where a picture of the social media service stands: it waits for the staff, may be shown, or was refused. */
export const mediaStates = ['submitted', 'approved', 'refused'] as const
export type MediaState = (typeof mediaStates)[number]

/** Why a visitor reports a picture, in the order of the form. */
export const mediaReportReasons = ['offensive', 'off_topic', 'advertising', 'personal_data', 'copyright'] as const
export type MediaReportReason = (typeof mediaReportReasons)[number]

/** Reports of different people that hide a picture until the staff decide (docs/bounds.md). */
export const reportsThatHide = 3

/** Pictures of one page of media. */
export const mostMedia = 48
/** Pictures of a person that wait for the staff. */
export const mostSubmittedMedia = 10
/** Pictures in a person's stash. */
export const mostStashedMedia = 100
/** Products and other tags of a picture that a person sends. */
export const mostMediaTags = 10
/** Bytes of a picture as it is sent, and pixels of its longer side as it is stored. */
export const mostUserMediaBytes = 8 * 1024 * 1024
export const longestUserMediaSide = 1600
/** In characters. */
export const longestCaption = 300
export const socialNameLength = { minimum: 2, maximum: 30 } as const

/** Returns whether so many open reports of different people hide a picture. */
export function doReportsHide(openReports: number): boolean {
  return openReports >= reportsThatHide
}

/** Returns whether a text may be the name under which a person's pictures appear: 2 to 30 characters with a letter, on one line. */
export function isSocialName(name: string): boolean {
  const { length } = [...name]
  const isOneLine = !/[\n\r\t]/.test(name)
  return length >= socialNameLength.minimum && length <= socialNameLength.maximum && /\p{L}/u.test(name) && isOneLine
}

/** Picks a caption: that of the locale, of its language, of English, or the first that there is. */
export function pickCaption(captions: Readonly<Record<string, string>>, locale: string): string {
  const language = locale.slice(0, 2)
  const ofLanguage = Object.keys(captions).find((key) => key.startsWith(`${language}-`))
  return captions[locale] ?? captions[ofLanguage ?? 'en-us'] ?? captions['en-us'] ?? Object.values(captions)[0] ?? ''
}
