import { type Asked, explainedQuestions, withScope } from './questions.ts'

/** Printed once above Item 22 for all of them, and asked one by one here. */
const always =
  'You must answer “Yes” even if your records were sealed or otherwise cleared, even if anyone, including a judge, law enforcement officer, or attorney, told you that you no longer have a record, and whether the action or offense occurred here in the United States or anywhere else in the world. The explanation says what, where and when, whether you were arrested or charged, and how it ended, with the length of any sentence.'

/** Crimes: Form I-485, Part 9, Items 22 to 41. */
const table = {
  arrested: [
    'Have you ever been arrested, cited, charged or detained by any officer, anywhere?',
    'Have you EVER been arrested, cited, charged, or permitted to participate in a diversion program (including pre-trial diversion, deferred prosecution, deferred adjudication, or any withheld adjudication), or detained for any reason by any law enforcement official in any country including but not limited to any U.S. immigration official or any official of the U.S. armed forces or U.S. Coast Guard or by a similar official of a country other than the United States?',
    'arrest, citation or charge',
  ],
  committedCrime: [
    'Have you ever committed a crime, even if you were not arrested?',
    'Have you EVER committed a crime of any kind (even if you were not arrested, cited, charged with, or tried for that crime, or convicted)?',
    'crime',
  ],
  convicted: [
    'Have you ever pled guilty to a crime or been convicted of one?',
    'Have you EVER pled guilty to or been convicted of a crime or offense (even if the violation was subsequently expunged or sealed by a court, or if you were granted a pardon, amnesty, a rehabilitation decree, or other act of clemency)? Documents of a pardon or the like are attached.',
    'conviction',
  ],
  punished: [
    'Has a judge ever punished you or restricted your freedom?',
    'Have you EVER been ordered punished by a judge or had conditions imposed on you that restrained your liberty (such as a prison sentence, suspended sentence, house arrest, parole, alternative sentencing, drug or alcohol treatment, rehabilitative programs or classes, probation, or community service)?',
    'punishment',
  ],
  drugLaw: [
    'Have you ever broken a drug law?',
    'Have you EVER violated (or attempted or conspired to violate) any controlled substance law or regulation of a state, the United States, or a foreign country? Marijuana counts, also where a state allows it.',
    'drug law',
  ],
  drugTrafficking: [
    'Have you ever sold or moved illegal drugs, or helped with it?',
    'Have you EVER trafficked in or benefited from, or knowingly aided, abetted, assisted, conspired or colluded in the illegal trafficking of any controlled substances, such as chemicals, illegal drugs, or narcotics?',
    'drug trafficking',
  ],
  drugBenefit: [
    'Did your spouse or parent trade in drugs, and did you profit from it in the last 5 years?',
    'Are you the spouse, son, or daughter of an alien who illicitly trafficked or aided (or otherwise abetted, assisted, conspired, or colluded) in the illicit trafficking of a controlled substance, such as chemicals, illegal drugs, or narcotics and you obtained, within the last 5 years, any financial or other benefit from this activity of your spouse or parent?',
    'profit from drug trafficking',
  ],
  drugBenefitKnown: [
    'Did you know, or should you have known, where that money came from?',
    'Did you know or should you have reasonably known that the financial or other benefit you obtained resulted from this activity of your spouse or parent?',
    'knowledge of the drug trafficking',
  ],
  prostitution: [
    'Have you ever engaged in prostitution, or do you plan to?',
    'Have you EVER engaged in prostitution or are you coming to the United States to engage in prostitution?',
    'prostitution',
  ],
  procured: [
    'Have you ever brought or tried to bring others into prostitution?',
    'Have you EVER directly or indirectly procured or attempted to procure, or imported prostitutes or persons for the purpose of prostitution?',
    'procuring',
  ],
  prostitutionMoney: [
    'Have you ever received money from prostitution?',
    'Have you EVER received any proceeds or money from prostitution?',
    'money from prostitution',
  ],
  commercialVice: [
    'Do you plan to take part in illegal gambling or other commercial vice here?',
    'Do you intend to engage in illegal gambling or any other form of commercialized vice, such as prostitution, bootlegging, or the sale of child pornography, while in the United States?',
    'commercial vice',
  ],
  immunityUsed: [
    'Have you ever used immunity to avoid prosecution in the United States?',
    'Have you EVER exercised immunity (diplomatic or otherwise) to avoid being prosecuted for a criminal offense in the United States?',
    'immunity',
  ],
  foreignOfficial: [
    'Have you ever served as an official of a foreign government?',
    'Have you EVER served as a foreign government official?',
    'foreign office',
  ],
  religiousFreedom: [
    'As an official, did you ever violate the religious freedom of others?',
    'Have you EVER been responsible for, enforced, or directly carried out violations of religious freedoms?',
    'religious freedom',
  ],
  sexTrafficking: [
    'Have you ever been involved in sex trafficking?',
    'Have you EVER induced by force, fraud, or coercion (or otherwise been involved in) the trafficking of another person for commercial sex acts (sex trafficking)? Sex trafficking involves inducing or causing an adult to engage in a commercial sex act (any sex act performed for anything of value) through fraud, force, or coercion, or inducing or causing any person under 18 years of age to engage in a commercial sex act (even without force, fraud, or coercion). It may include recruiting, enticing, harboring, transporting, providing, obtaining, advertising, maintaining, patronizing, or soliciting by any means a person to engage in the commercial sex act knowing (or, in the case of advertising, with reckless disregard of the fact) that the person is under 18 years of age or that force, fraud, or coercion was used to induce or cause the person to engage in it. It may also include knowingly benefiting financially or by receiving anything of value, from participation in a venture involving sex trafficking.',
    'sex trafficking',
  ],
  forcedLabor: [
    'Have you ever trafficked a person into forced labor or slavery?',
    'Have you EVER trafficked a person into involuntary servitude, peonage, debt bondage, or slavery? Trafficking includes recruiting, harboring, transporting, providing, or obtaining a person for labor or services through the use of force, fraud, or coercion.',
    'forced labor',
  ],
  helpedTrafficking: [
    'Have you ever helped others with trafficking in persons?',
    'Have you EVER knowingly aided, abetted, assisted, conspired, or colluded with others in trafficking in persons for commercial sex acts or involuntary servitude, peonage, debt bondage, or slavery?',
    'help with trafficking in persons',
  ],
  traffickingBenefit: [
    'Did your spouse or parent traffic in persons, and did you profit from it in the last 5 years?',
    'Are you the spouse, son, or daughter of an alien who engaged in the trafficking in persons and have received or obtained, within the last 5 years, any financial or other benefits from this activity of your spouse or your parent?',
    'profit from trafficking in persons',
  ],
  traffickingBenefitKnown: [
    'Did you know, or should you have known, where that benefit came from?',
    'Did you know or reasonably should have known that this benefit resulted from this activity of your spouse or parent?',
    'knowledge of the trafficking',
  ],
  moneyLaundering: [
    'Have you ever taken part in money laundering, or do you plan to?',
    'Have you EVER engaged in money laundering or have you EVER knowingly aided, assisted, abetted, conspired, or colluded with others in money laundering or do you seek to enter the United States to engage in such activity?',
    'money laundering',
  ],
} as const satisfies Readonly<Record<string, Asked>>

export const crimes = explainedQuestions(withScope(table, always))
