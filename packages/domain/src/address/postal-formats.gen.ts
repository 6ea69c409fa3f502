// Made by generate-address-data.ts.
export const postalFormats: Readonly<Record<string, { postalCode: string; example: string; required: string; upper: string }>> = {
  "US": {
    "postalCode": "(\\d{5})(?:[ \\-](\\d{4}))?",
    "example": "95014",
    "required": "ACSZ",
    "upper": "CS"
  },
  "CA": {
    "postalCode": "[ABCEGHJKLMNPRSTVXY]\\d[ABCEGHJ-NPRSTV-Z] ?\\d[ABCEGHJ-NPRSTV-Z]\\d",
    "example": "H3Z 2Y7",
    "required": "ACSZ",
    "upper": "ACNOSZ"
  },
  "GB": {
    "postalCode": "GIR ?0AA|(?:(?:AB|AL|B|BA|BB|BD|BF|BH|BL|BN|BR|BS|BT|BX|CA|CB|CF|CH|CM|CO|CR|CT|CV|CW|DA|DD|DE|DG|DH|DL|DN|DT|DY|E|EC|EH|EN|EX|FK|FY|G|GL|GY|GU|HA|HD|HG|HP|HR|HS|HU|HX|IG|IM|IP|IV|JE|KA|KT|KW|KY|L|LA|LD|LE|LL|LN|LS|LU|M|ME|MK|ML|N|NE|NG|NN|NP|NR|NW|OL|OX|PA|PE|PH|PL|PO|PR|RG|RH|RM|S|SA|SE|SG|SK|SL|SM|SN|SO|SP|SR|SS|ST|SW|SY|TA|TD|TF|TN|TQ|TR|TS|TW|UB|W|WA|WC|WD|WF|WN|WR|WS|WV|YO|ZE)(?:\\d[\\dA-Z]? ?\\d[ABD-HJLN-UW-Z]{2}))|BFPO ?\\d{1,4}",
    "example": "EC1Y 8SY",
    "required": "ACZ",
    "upper": "CZ"
  },
  "FR": {
    "postalCode": "\\d{2} ?\\d{3}",
    "example": "33380",
    "required": "ACZ",
    "upper": "CX"
  },
  "DE": {
    "postalCode": "\\d{5}",
    "example": "26133",
    "required": "ACZ",
    "upper": ""
  },
  "IT": {
    "postalCode": "\\d{5}",
    "example": "00144",
    "required": "ACSZ",
    "upper": "CS"
  },
  "ES": {
    "postalCode": "\\d{5}",
    "example": "28039",
    "required": "ACSZ",
    "upper": "CS"
  },
  "NL": {
    "postalCode": "[1-9]\\d{3} ?(?:[A-RT-Z][A-Z]|S[BCE-RT-Z])",
    "example": "1234 AB",
    "required": "ACZ",
    "upper": ""
  },
  "AT": {
    "postalCode": "\\d{4}",
    "example": "1010",
    "required": "ACZ",
    "upper": ""
  },
  "BE": {
    "postalCode": "\\d{4}",
    "example": "4000",
    "required": "ACZ",
    "upper": ""
  },
  "LU": {
    "postalCode": "\\d{4}",
    "example": "4750",
    "required": "ACZ",
    "upper": ""
  },
  "IE": {
    "postalCode": "[\\dA-Z]{3} ?[\\dA-Z]{4}",
    "example": "A65 F4E2",
    "required": "AC",
    "upper": ""
  },
  "NZ": {
    "postalCode": "\\d{4}",
    "example": "6001",
    "required": "ACZ",
    "upper": ""
  },
  "AU": {
    "postalCode": "\\d{4}",
    "example": "2060",
    "required": "ACSZ",
    "upper": "CS"
  }
}
