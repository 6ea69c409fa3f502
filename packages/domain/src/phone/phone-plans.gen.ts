// Made by generate-address-data.ts.
export const phonePlans: readonly { code: string; dialCode: string; trunk: string; lengths: readonly number[] }[] = [
  {
    "code": "US",
    "dialCode": "1",
    "trunk": "1",
    "lengths": [
      10
    ]
  },
  {
    "code": "CA",
    "dialCode": "1",
    "trunk": "1",
    "lengths": [
      10
    ]
  },
  {
    "code": "GB",
    "dialCode": "44",
    "trunk": "0",
    "lengths": [
      9,
      10
    ]
  },
  {
    "code": "FR",
    "dialCode": "33",
    "trunk": "0",
    "lengths": [
      9
    ]
  },
  {
    "code": "DE",
    "dialCode": "49",
    "trunk": "0",
    "lengths": [
      7,
      8,
      9,
      10,
      11,
      12,
      13,
      14,
      15
    ]
  },
  {
    "code": "IT",
    "dialCode": "39",
    "trunk": "",
    "lengths": [
      7,
      8,
      9,
      10,
      11,
      12
    ]
  },
  {
    "code": "ES",
    "dialCode": "34",
    "trunk": "",
    "lengths": [
      9
    ]
  },
  {
    "code": "NL",
    "dialCode": "31",
    "trunk": "0",
    "lengths": [
      9,
      11
    ]
  },
  {
    "code": "AU",
    "dialCode": "61",
    "trunk": "0",
    "lengths": [
      9
    ]
  },
  {
    "code": "AT",
    "dialCode": "43",
    "trunk": "0",
    "lengths": [
      7,
      8,
      9,
      10,
      11,
      12,
      13
    ]
  },
  {
    "code": "BE",
    "dialCode": "32",
    "trunk": "0",
    "lengths": [
      8,
      9
    ]
  },
  {
    "code": "BG",
    "dialCode": "359",
    "trunk": "0",
    "lengths": [
      7,
      8,
      9
    ]
  },
  {
    "code": "BR",
    "dialCode": "55",
    "trunk": "0",
    "lengths": [
      10,
      11
    ]
  },
  {
    "code": "CH",
    "dialCode": "41",
    "trunk": "0",
    "lengths": [
      9
    ]
  },
  {
    "code": "CN",
    "dialCode": "86",
    "trunk": "0",
    "lengths": [
      7,
      8,
      9,
      10,
      11
    ]
  },
  {
    "code": "CY",
    "dialCode": "357",
    "trunk": "",
    "lengths": [
      8
    ]
  },
  {
    "code": "CZ",
    "dialCode": "420",
    "trunk": "",
    "lengths": [
      9
    ]
  },
  {
    "code": "DK",
    "dialCode": "45",
    "trunk": "",
    "lengths": [
      8
    ]
  },
  {
    "code": "EE",
    "dialCode": "372",
    "trunk": "",
    "lengths": [
      7,
      8
    ]
  },
  {
    "code": "FI",
    "dialCode": "358",
    "trunk": "0",
    "lengths": [
      7,
      8,
      9,
      10
    ]
  },
  {
    "code": "GR",
    "dialCode": "30",
    "trunk": "",
    "lengths": [
      10
    ]
  },
  {
    "code": "HK",
    "dialCode": "852",
    "trunk": "",
    "lengths": [
      8
    ]
  },
  {
    "code": "HR",
    "dialCode": "385",
    "trunk": "0",
    "lengths": [
      8,
      9
    ]
  },
  {
    "code": "HU",
    "dialCode": "36",
    "trunk": "06",
    "lengths": [
      8,
      9
    ]
  },
  {
    "code": "IE",
    "dialCode": "353",
    "trunk": "0",
    "lengths": [
      7,
      8,
      9,
      10
    ]
  },
  {
    "code": "IN",
    "dialCode": "91",
    "trunk": "0",
    "lengths": [
      10
    ]
  },
  {
    "code": "JP",
    "dialCode": "81",
    "trunk": "0",
    "lengths": [
      9,
      10
    ]
  },
  {
    "code": "KR",
    "dialCode": "82",
    "trunk": "0",
    "lengths": [
      8,
      9,
      10
    ]
  },
  {
    "code": "LT",
    "dialCode": "370",
    "trunk": "0",
    "lengths": [
      8
    ]
  },
  {
    "code": "LU",
    "dialCode": "352",
    "trunk": "",
    "lengths": [
      7,
      8,
      9,
      10,
      11
    ]
  },
  {
    "code": "LV",
    "dialCode": "371",
    "trunk": "",
    "lengths": [
      8
    ]
  },
  {
    "code": "MT",
    "dialCode": "356",
    "trunk": "",
    "lengths": [
      8
    ]
  },
  {
    "code": "MX",
    "dialCode": "52",
    "trunk": "",
    "lengths": [
      10
    ]
  },
  {
    "code": "NO",
    "dialCode": "47",
    "trunk": "",
    "lengths": [
      8
    ]
  },
  {
    "code": "NZ",
    "dialCode": "64",
    "trunk": "0",
    "lengths": [
      8,
      9,
      10
    ]
  },
  {
    "code": "PL",
    "dialCode": "48",
    "trunk": "",
    "lengths": [
      7,
      9
    ]
  },
  {
    "code": "PT",
    "dialCode": "351",
    "trunk": "",
    "lengths": [
      9
    ]
  },
  {
    "code": "RO",
    "dialCode": "40",
    "trunk": "0",
    "lengths": [
      9
    ]
  },
  {
    "code": "SE",
    "dialCode": "46",
    "trunk": "0",
    "lengths": [
      7,
      8,
      9
    ]
  },
  {
    "code": "SG",
    "dialCode": "65",
    "trunk": "",
    "lengths": [
      8
    ]
  },
  {
    "code": "SI",
    "dialCode": "386",
    "trunk": "0",
    "lengths": [
      8
    ]
  },
  {
    "code": "SK",
    "dialCode": "421",
    "trunk": "0",
    "lengths": [
      7,
      9
    ]
  },
  {
    "code": "TR",
    "dialCode": "90",
    "trunk": "0",
    "lengths": [
      10
    ]
  },
  {
    "code": "TW",
    "dialCode": "886",
    "trunk": "0",
    "lengths": [
      8,
      9
    ]
  },
  {
    "code": "ZA",
    "dialCode": "27",
    "trunk": "0",
    "lengths": [
      7,
      8,
      9
    ]
  }
]
