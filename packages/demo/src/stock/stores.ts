export type Store = {
  readonly country: string
  readonly name: string
  readonly street: string
  readonly city: string
  readonly province: string
  readonly postalCode: string
  readonly latitude: number
  readonly longitude: number
  readonly phone: string
}

type Row = readonly [string, string, string, string, string, string, number, number, string]

const rows: readonly Row[] = [
  ['US', 'SoHo', '112 Mercer Street', 'New York', 'NY', '10012', 40.7236, -73.9992, '+12125550142'],
  ['US', 'Williamsburg', '214 Bedford Avenue', 'Brooklyn', 'NY', '11249', 40.7174, -73.9579, '+17185550117'],
  ['US', 'Newbury Street', '201 Newbury Street', 'Boston', 'MA', '02116', 42.3507, -71.0806, '+16175550134'],
  ['US', 'Georgetown', '3110 M Street NW', 'Washington', 'DC', '20007', 38.9051, -77.0626, '+12025550178'],
  ['US', 'Walnut Street', '1615 Walnut Street', 'Philadelphia', 'PA', '19103', 39.9498, -75.1683, '+12155550163'],
  ['US', 'Wicker Park', '1555 North Milwaukee Avenue', 'Chicago', 'IL', '60622', 41.9105, -87.6776, '+13125550121'],
  ['US', 'Nicollet', '822 Nicollet Mall', 'Minneapolis', 'MN', '55402', 44.9755, -93.2734, '+16125550155'],
  ['US', 'Ponce City', '675 Ponce de Leon Avenue NE', 'Atlanta', 'GA', '30308', 33.7722, -84.3655, '+14045550129'],
  ['US', 'Lincoln Road', '740 Lincoln Road', 'Miami Beach', 'FL', '33139', 25.7907, -80.1345, '+13055550186'],
  ['US', 'South Congress', '1400 South Congress Avenue', 'Austin', 'TX', '78704', 30.2498, -97.7497, '+15125550113'],
  ['US', 'Cherry Creek', '2900 East 2nd Avenue', 'Denver', 'CO', '80206', 39.7197, -104.9555, '+13035550191'],
  ['US', 'Capitol Hill', '1520 11th Avenue', 'Seattle', 'WA', '98122', 47.6147, -122.3181, '+12065550108'],
  ['US', 'Pearl District', '1025 NW Couch Street', 'Portland', 'OR', '97209', 45.5239, -122.6815, '+15035550172'],
  ['US', 'Hayes Valley', '445 Hayes Street', 'San Francisco', 'CA', '94102', 37.7767, -122.4246, '+14155550139'],
  [
    'US',
    'Abbot Kinney',
    '1340 Abbot Kinney Boulevard',
    'Los Angeles',
    'CA',
    '90291',
    33.9913,
    -118.4668,
    '+13105550104',
  ],
  ['US', 'Little Italy', '2360 India Street', 'San Diego', 'CA', '92101', 32.7286, -117.1696, '+16195550147'],
  ['CA', 'Queen Street', '351 Queen Street West', 'Toronto', 'ON', 'M5V 2A4', 43.6496, -79.3932, '+14165550126'],
  ['CA', 'Yorkville', '87 Avenue Road', 'Toronto', 'ON', 'M5R 3R9', 43.6729, -79.3956, '+14165550189'],
  ['CA', 'ByWard', '62 York Street', 'Ottawa', 'ON', 'K1N 5T1', 45.4277, -75.6935, '+16135550151'],
  ['CA', 'Saint-Denis', '4215, rue Saint-Denis', 'Montréal', 'QC', 'H2J 2K9', 45.5228, -73.5793, '+15145550118'],
  ['CA', 'Mile End', '5171, boulevard Saint-Laurent', 'Montréal', 'QC', 'H2T 1R9', 45.5249, -73.5958, '+15145550193'],
  ['CA', 'Saint-Roch', '615, rue Saint-Joseph Est', 'Québec', 'QC', 'G1K 3B7', 46.8139, -71.2254, '+14185550137'],
  ['CA', 'Gastown', '134 Water Street', 'Vancouver', 'BC', 'V6B 1B2', 49.2842, -123.1087, '+16045550162'],
  ['CA', 'Stephen Avenue', '216 8 Avenue SW', 'Calgary', 'AB', 'T2P 1B5', 51.0457, -114.0664, '+14035550145'],
  ['DE', 'Mitte', 'Neue Schönhauser Straße 14', 'Berlin', '', '10178', 52.5257, 13.4048, '+493055501421'],
  ['DE', 'Kreuzberg', 'Bergmannstraße 102', 'Berlin', '', '10961', 52.4893, 13.3893, '+493055501688'],
  ['DE', 'Karolinenviertel', 'Marktstraße 27', 'Hamburg', '', '20357', 53.5573, 9.9691, '+494055501135'],
  ['DE', 'Glockenbach', 'Reichenbachstraße 31', 'München', '', '80469', 48.1323, 11.5756, '+498955501764'],
  ['DE', 'Belgisches Viertel', 'Maastrichter Straße 18', 'Köln', '', '50672', 50.9382, 6.9378, '+4922155501203'],
  ['DE', 'Kleinmarkthalle', 'Hasengasse 7', 'Frankfurt am Main', '', '60311', 50.1129, 8.6839, '+496955501947'],
  ['DE', 'Königstraße', 'Königstraße 45', 'Stuttgart', '', '70173', 48.7772, 9.1789, '+4971155501386'],
  ['DE', 'Flingern', 'Ackerstraße 113', 'Düsseldorf', '', '40233', 51.2294, 6.8035, '+4921155501542'],
  ['DE', 'Südvorstadt', 'Karl-Liebknecht-Straße 52', 'Leipzig', '', '04275', 51.3228, 12.3727, '+4934155501879'],
  ['DE', 'Neustadt', 'Alaunstraße 36', 'Dresden', '', '01099', 51.0669, 13.7537, '+4935155501098'],
  ['GB', 'Redchurch Street', '38 Redchurch Street', 'London', '', 'E2 7DP', 51.524, -0.0737, '+442079460142'],
  ['GB', 'Seven Dials', '21 Earlham Street', 'London', '', 'WC2H 9LL', 51.5138, -0.1271, '+442079460187'],
  ['GB', 'Northern Quarter', '55 Oldham Street', 'Manchester', '', 'M1 1JR', 53.4829, -2.2345, '+441614960131'],
  ['GB', 'North Laine', '42 Gardner Street', 'Brighton', '', 'BN1 1UN', 50.8253, -0.1398, '+441273960164'],
  ['GB', 'Stockbridge', '17 Raeburn Place', 'Edinburgh', '', 'EH4 1HU', 55.9582, -3.2104, '+441314960119'],
  ['GB', 'Park Street', '68 Park Street', 'Bristol', '', 'BS1 5JN', 51.4551, -2.6038, '+441174960175'],
]

/** The forty stores of the demo shop: real cities and streets, invented shops. */
export const stores: readonly Store[] = rows.map(
  ([country, name, street, city, province, postalCode, latitude, longitude, phone]) => ({
    country,
    name,
    street,
    city,
    province,
    postalCode,
    latitude,
    longitude,
    phone,
  }),
)
