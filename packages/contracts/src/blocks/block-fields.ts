import { z } from 'zod'
import { SanitisedHtml } from './sanitised-html.ts'

/** A picture or video for one breakpoint. `url` is an address of the image service without width and format. */
export const Media = z.object({
  kind: z.enum(['image', 'video']),
  url: z.string(),
  alt: z.string().optional(),
  width: z.number(),
  height: z.number(),
  placeholder: z
    .string()
    .regex(/^#[0-9a-f]{6}$/)
    .optional(),
  /** The position of the subject, which a crop keeps visible: percentages from the left and the top. */
  focus: z.object({ x: z.number(), y: z.number() }).optional(),
})
export type Media = z.output<typeof Media>

/** Words without which a part could not be understood or found. */
export const RequiredWords = z.string().min(1)

/** A link or button of a block. */
export const Target = z.object({
  text: RequiredWords,
  url: RequiredWords,
  targetAttribute: z.enum(['_self', '_blank']).optional(),
  style: z.enum(['primary', 'secondary', 'ghost', 'link']).optional(),
  size: z.enum(['small', 'medium', 'large']).optional(),
  id: z.string().optional(),
})
export type Target = z.output<typeof Target>

export const Breakpoint = z.enum(['sm', 'md', 'lg'])

const perBreakpoint = <T extends z.ZodType>(value: T) =>
  z.object({ sm: value, md: value.optional(), lg: value.optional() })

/** The fields of every block. */
export const blockFields = {
  id: z.string(),
  name: z.string().optional(),
  title: z.string().optional(),
  titleHtml: SanitisedHtml.optional(),
  titleStyle: z.enum(['display', 'headline', 'title', 'body']).optional(),
  titleColor: z.string().optional(),
  subtitle: z.string().optional(),
  subtitleHtml: SanitisedHtml.optional(),
  subtitleColor: z.string().optional(),
  overline: z.string().optional(),
  eyebrowText: z.string().optional(),
  richText: SanitisedHtml.optional(),
  backgroundColor: z.string().optional(),
  backdrop: z.enum(['none', 'light', 'dark']).optional(),
  media: perBreakpoint(Media).optional(),
  mediaTarget: Target.optional(),
  targets: z.array(Target).optional(),
  linkType: z.enum(['CTA', 'No-CTA']).optional(),
  captionText: z.string().optional(),
  captionPosition: z.enum(['top-left', 'top-right', 'bottom-left', 'bottom-right', 'center']).optional(),
  captionStyle: z.enum(['plain', 'pill']).optional(),
  captionColor: z.string().optional(),
  gradient: z.enum(['none', 'full', 'focused']).optional(),
  gradientColor: z.string().optional(),
  gradientPosition: z.enum(['top', 'bottom', 'left', 'right']).optional(),
  promotionTracking: z.object({ promotionName: z.string() }).optional(),
  hideTitle: z.boolean().optional(),
  titleH1: z.boolean().optional(),
  isFullWidth: z.boolean().optional(),
  isFullHeight: z.boolean().optional(),
  hideOnBreakpoint: z.array(Breakpoint).optional(),
  bottomMargins: z.enum(['none', 'small', 'medium', 'large']).optional(),
}

export const BlockCommon = z.object(blockFields)
export type BlockCommon = z.output<typeof BlockCommon>
