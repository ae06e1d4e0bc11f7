/** The regulation gives the words: a notice of an LCA says this and nothing like it (20 CFR 655.734(a)(1)(ii)). */
export const COMPLAINTS =
  'Complaints alleging misrepresentation of material facts in the labor condition application and/or failure to comply with the terms of the labor condition application may be filed with any office of the Wage and Hour Division of the United States Department of Labor.'

/**
 * What a dependent employer, or one found to have violated willfully, says besides, unless only exempt workers come
 * (20 CFR 655.734(a)(1)(ii), 655.710(b)). The regulation names the section by its name before 2017.
 */
export const COMPLAINTS_OF_APPLICANTS =
  'Complaints alleging failure to offer employment to an equally or better qualified U.S. applicant, or an employer’s misrepresentation regarding such offers of employment, may be filed with the Department of Justice, Civil Rights Division, Immigrant and Employee Rights Section, 950 Pennsylvania Avenue, NW, Washington, DC 20530.'
