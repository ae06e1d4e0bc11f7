/** Decisions §11: eight digits, the first not zero. */
export const serialNumber = /^[1-9]\d{7}$/

/** The specification's substation form (§3), with the two further lists it names. */
export const substationFields = {
  countryName: 'Country',
  stateName: 'State',
  regionName: 'Region',
  districtName: 'District',
  areaName: 'Area',
  zoneName: 'Zone',
  subStationName: 'Substation',
  feederName: 'Feeder',
  processName: 'Process',
} as const
