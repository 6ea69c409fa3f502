import type { Database } from '@lacehouse/database'
import { seedDemoShop } from '@lacehouse/demo'
import type { Site } from '@lacehouse/domain/site/site'
import { Presets, SingleBar } from 'cli-progress'

/** Makes the demo data on the first start, with a progress bar on a terminal. */
export async function seedWithProgress(
  database: Database,
  sites: readonly Site[],
  { hasTestData }: { readonly hasTestData: boolean },
): Promise<void> {
  const bar = new SingleBar(
    { format: 'Making the demo shop {bar} {percentage}% {step}', clearOnComplete: true },
    Presets.shades_classic,
  )
  let isShown = false
  await seedDemoShop({
    database,
    sites,
    hasTestData,
    now: Date.now(),
    onProgress: ({ done, total, step }) => {
      if (!isShown) bar.start(total, 0, { step })
      isShown = true
      bar.update(done, { step })
    },
  })
  if (isShown) bar.stop()
}
