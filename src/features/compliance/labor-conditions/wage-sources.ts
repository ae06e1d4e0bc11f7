/** In the order in which the regulation takes them (20 CFR 655.731(a)(2)). */
export const wageSources = ['CBA', 'PWD', 'OEWS', 'Survey', 'Other'] as const
