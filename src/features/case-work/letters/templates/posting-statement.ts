/** The regulation gives the words: a notice of an LCA says this and nothing like it (20 CFR 655.734(a)(1)(ii)). */
export const COMPLAINTS =
  'Complaints alleging misrepresentation of material facts in the labor condition application and/or failure to comply with the terms of the labor condition application may be filed with any office of the Wage and Hour Division of the United States Department of Labor.'
