import { experimentStates } from '@lacehouse/domain/experiments/experiment'
import { z } from 'zod'

export const ExperimentKey = z.string().regex(/^[a-z0-9][a-z0-9-]{0,63}$/)

/** An experiment as an operator writes it: what varies, for whom, and what decides. */
export const ExperimentInput = z.strictObject({
  /** The id of the experience that shows the variants. */
  key: ExperimentKey,
  name: z.string().min(1).max(120),
  /** The share of visitors who take part, in ten-thousandths. */
  traffic: z.number().int().min(1).max(10_000).default(10_000),
  /** The variants besides the baseline. */
  variants: z.array(ExperimentKey).min(1).max(7),
  /** `purchase`, or the tracking event of the experience. */
  metric: ExperimentKey.default('purchase'),
  segments: z.array(z.string().max(40)).max(16).default([]),
  siteIds: z.array(z.string().max(24)).max(40).default([]),
})
export type ExperimentInput = z.output<typeof ExperimentInput>

export const StaffExperiment = z.object({
  key: z.string(),
  name: z.string(),
  state: z.enum(experimentStates),
  traffic: z.number(),
  /** The baseline first. */
  variants: z.array(z.string()),
  metric: z.string(),
  segments: z.array(z.string()),
  siteIds: z.array(z.string()),
  startedAt: z.string().optional(),
  stoppedAt: z.string().optional(),
})
export type StaffExperiment = z.output<typeof StaffExperiment>

/** A difference to the baseline with its interval; without one while there are too few visitors. */
const Effect = z.object({
  difference: z.number(),
  low: z.number().optional(),
  high: z.number().optional(),
  isDecided: z.boolean(),
})

const VariantReport = z.object({
  variant: z.string(),
  visitors: z.number(),
  conversions: z.number(),
  rate: z.number(),
  effect: Effect.optional(),
  guards: z.array(
    z.object({ metric: z.enum(['errors', 'lcp', 'returns']), value: z.number(), effect: Effect.optional() }),
  ),
})

/** The result of an experiment so far (decision 0097). */
export const ExperimentReportReply = z.object({
  experiment: StaffExperiment,
  /** The p-value of the planned shares. */
  sampleRatio: z.number(),
  hasMismatch: z.boolean(),
  explainedByHistory: z.number(),
  variants: z.array(VariantReport),
})
export type ExperimentReportReply = z.output<typeof ExperimentReportReply>
