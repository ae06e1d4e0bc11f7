/** "A parent or legal guardian may sign for a person who is less than 14 years old" (8 CFR 103.2(a)(2)). */
export const SIGNS_ALONE_FROM = 14
