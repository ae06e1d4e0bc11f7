/** The address blocks of this form name their fields alike: line and letter; the unit boxes stand as Flr., Apt., Ste. */
export function block(line: string, letters: string) {
  const [street, unit, city, state, zip] = letters
  return {
    street: `${line}${street}_StreetNumberName[0]`,
    units: [`${line}${unit}_Unit[1]`, `${line}${unit}_Unit[2]`, `${line}${unit}_Unit[0]`] as const,
    unitNumber: `${line}${unit}_AptSteFlrNumber[0]`,
    city: `${line}${city}_CityOrTown[0]`,
    state: `${line}${state}_State[0]`,
    zip: `${line}${zip}_ZipCode[0]`,
  }
}
