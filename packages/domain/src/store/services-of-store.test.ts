import { expect, test } from 'vitest'
import { listStoreServices } from './services-of-store.ts'

test.each([
  ['that hands out orders', ['repairs', 'returns'], true, ['pickup', 'reserve', 'returns', 'repairs']],
  ['without pickup', ['returns', 'step_free'], false, ['returns', 'step_free']],
  ['that claims pickup and has none', ['pickup', 'reserve', 'gait_analysis'], false, ['gait_analysis']],
  ['of a later version with a service that is not known', ['valet', 'returns'], false, ['returns']],
])('the services of a store %s are in their order, each once [STO-01]', (_, stored, hasPickup, services) => {
  expect(listStoreServices(stored, hasPickup)).toEqual(services)
})
