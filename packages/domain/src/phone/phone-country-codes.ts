/** The countries whose phone numbers the forms accept, the shop's own first. */
export const phoneCountryCodes: readonly string[] = [
  ...['US', 'CA', 'GB', 'FR', 'DE', 'IT', 'ES', 'NL', 'AU'],
  ...['AT', 'BE', 'BG', 'BR', 'CH', 'CN', 'CY', 'CZ', 'DK', 'EE', 'FI', 'GR', 'HK', 'HR', 'HU', 'IE', 'IN', 'JP', 'KR'],
  ...['LT', 'LU', 'LV', 'MT', 'MX', 'NO', 'NZ', 'PL', 'PT', 'RO', 'SE', 'SG', 'SI', 'SK', 'TR', 'TW', 'ZA'],
]
