const ofCountry: Readonly<Record<string, string>> = {
  US: 'America/New_York',
  CA: 'America/Toronto',
  DE: 'Europe/Berlin',
  GB: 'Europe/London',
}

const ofProvince: Readonly<Record<string, string>> = {
  IL: 'America/Chicago',
  MN: 'America/Chicago',
  TX: 'America/Chicago',
  CO: 'America/Denver',
  WA: 'America/Los_Angeles',
  OR: 'America/Los_Angeles',
  CA: 'America/Los_Angeles',
  BC: 'America/Vancouver',
  AB: 'America/Edmonton',
}

/** The zone that the clocks of a store go by. */
export function timeZoneOf({ country, province }: { readonly country: string; readonly province: string }): string {
  return ofProvince[province] ?? ofCountry[country] ?? 'UTC'
}
