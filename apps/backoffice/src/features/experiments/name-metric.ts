import type { Words } from '../../words/words-context.ts'

/** Names what decides an experiment: purchases, or the event of its experience by its own name. */
export function nameMetric({ t }: Pick<Words, 't'>, metric: string): string {
  return metric === 'purchase' ? t('backoffice.experiments.metric.purchase') : metric
}
