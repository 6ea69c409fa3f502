import { openDatabase } from '@lacehouse/database'
import { type BackofficeCaller, type NewStaff, openBackoffice } from '../api/open-backoffice.ts'
import { createTestClient } from '../api/test-client.ts'

type Shop = { readonly url: string; readonly databaseUrl: string }

/** Adds a member of staff to a shop in a process of its own, and signs them in at its back office. */
export async function openShopBackoffice(
  { url, databaseUrl }: Shop,
  staff: Omit<NewStaff, 'requiresSecondFactor'>,
): Promise<BackofficeCaller> {
  const db = openDatabase({ url: databaseUrl, connections: 2 })
  try {
    return await openBackoffice({ url, client: createTestClient(url), database: { db } }, staff)
  } finally {
    await db.close()
  }
}
