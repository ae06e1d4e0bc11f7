/**
 * What Part 9 of Form I-485, edition 01/20/25, asks about, question by question: the words of each printed question that
 * carry meaning, in the order of the alphabet. Lines after the last item are what the page adds to say how far a question
 * goes; "22-41" holds for each of these items.
 */
export const scopeOfPart9: readonly (readonly [item: string, words: string])[] = [
  [
    '1',
    'associated association club ever foundation fund group involved location member organization party similar society states united way world',
  ],
  ['10', 'admission denied ever states united'],
  ['11', 'denied ever states united visa'],
  ['12', 'authorization ever states united without worked'],
  ['13', 'conditions ever nonimmigrant status terms violated'],
  ['14', 'deportation ever exclusion expedited presently proceedings removal rescission'],
  ['15', 'deportation ever exclusion final issued order removal'],
  ['16', 'deportation ever exclusion final order prior reinstated removal'],
  ['17', 'allotted depart departure ever failed granted immigration judge officer time voluntary within'],
  ['18', 'applied deportation ever exclusion kind protection relief removal'],
  ['19', 'ever exchange foreign j nonimmigrant requirement residence subject two visitor year'],
  ['20', 'complied foreign requirement residence'],
  ['21', 'department favorable granted issued letter recommendation state waiver'],
  [
    '22',
    'adjudication armed arrested charged cited coast country deferred detained diversion enforcement ever forces guard immigration law official participate permitted pre program prosecution reason similar states trial united us withheld',
  ],
  ['23', 'arrested charged cited committed convicted crime even ever kind tried'],
  [
    '24',
    'act amnesty clemency convicted court crime decree even ever expunged granted guilty offense pardon pled rehabilitation sealed subsequently violation',
  ],
  [
    '25',
    'alcohol alternative arrest classes community conditions drug ever house imposed judge liberty ordered parole prison probation programs punished rehabilitative restrained sentence sentencing service suspended treatment',
  ],
  [
    '26',
    'attempted conspired controlled country ever foreign law regulation state states substance united violate violated',
  ],
  [
    '27',
    'abetted aided assisted benefited chemicals colluded conspired controlled drugs ever illegal knowingly narcotics substances trafficked trafficking',
  ],
  [
    '28',
    '5 abetted aided alien assisted benefit chemicals colluded conspired controlled daughter drugs financial illegal illicit illicitly last narcotics obtained otherwise parent son spouse substance trafficked trafficking within years',
  ],
  ['29', 'benefit financial know known obtained parent reasonably resulted should spouse'],
  ['30', 'coming engage engaged ever prostitution states united'],
  ['31', 'attempted directly ever imported indirectly persons procure procured prostitutes prostitution purpose'],
  ['32', 'ever money proceeds prostitution received'],
  [
    '33',
    'bootlegging child commercialized engage form gambling illegal intend pornography prostitution sale states united vice',
  ],
  ['34', 'avoid criminal diplomatic ever exercised immunity offense otherwise prosecuted states united'],
  ['35.a', 'ever foreign government official served'],
  ['35.b', 'carried directly enforced ever freedoms out religious responsible violations'],
  ['36', 'acts coercion commercial ever force fraud induced involved otherwise person sex trafficking'],
  ['37', 'bondage debt ever involuntary peonage person servitude slavery trafficked'],
  [
    '38',
    'abetted acts aided assisted bondage colluded commercial conspired debt ever involuntary knowingly peonage persons servitude sex slavery trafficking',
  ],
  [
    '39',
    '5 alien benefits daughter engaged financial last obtained parent persons received son spouse trafficking within years',
  ],
  ['40', 'benefit know known parent reasonably resulted should spouse'],
  [
    '41',
    'abetted aided assisted colluded conspired engage engaged enter ever knowingly laundering money seek states united',
  ],
  ['42.a', 'engage espionage evades law relating sabotage spying states united violates'],
  ['42.b', 'engage evades export goods information law prohibiting sensitive states technology united violates'],
  [
    '42.c',
    'controlling engage force government means opposing overthrowing purpose states united unlawful us violence whose',
  ],
  ['42.d', 'engage unlawful'],
  ['43.a', 'military paramilitary received training type weapons'],
  ['43.b', 'aircraft assassination committed conveyance hijacking kidnapping sabotage train vehicle vessel'],
  ['43.c', 'cause damage dangerous device endanger explosive intent people person property safety used weapon'],
  ['43.d', 'attempted conspired planned prepared threatened'],
  ['43.e', 'bodily cause circumstances death harm incited indicating injury intention serious under'],
  ['43.f', 'group member organization participated'],
  ['43.g', 'asked group members money organization recruited value'],
  ['43.h', 'assistance labor money provided services support value'],
  ['43.i', 'assistance group individual labor money organization provided services support value'],
  ['44', 'engage intend'],
  ['45', 'could endanger engage intend safety security states united welfare'],
  ['46', 'child engaged ever individual spouse'],
  [
    '47',
    'against assisted believed ever knew person provided providing selling sold transported transporting used weapons',
  ],
  [
    '48',
    'camp detained detaining detention directed ever facility involved jail labor otherwise participated people place prison served volunteered where worked',
  ],
  [
    '49',
    'against assisted ever group kind member organization participated person persons threatened type unit used weapon',
  ],
  ['50', 'assisted ever helped member military participated police served unit'],
  [
    '51',
    'act armed assisted carries defense ever group guerrilla helped like member military official paramilitary participated people rebel self served unit vigilante weapons',
  ],
  ['52', 'abroad affiliated communist ever member party states totalitarian united way'],
  ['53.a', 'torture'],
  ['53.b', 'genocide'],
  ['53.c', 'kill killing person trying'],
  ['53.d', 'injure injuring intentionally person severely trying'],
  [
    '54',
    '15 age armed attempted conscripted enlisted ever force group help hostilities person recruited serve take under used worked years',
  ],
  [
    '55',
    '15 age attempted combat courier ever hostilities participating person providing related sabotage services serving supplies support take transporting under used worked years',
  ],
  [
    '63',
    'assistance benefit called cash context ever exist families general income local maintenance names needy often programs received security ssi state supplemental tanf temporary territorial tribal under',
  ],
  ['64', 'ever expense government institutionalization long received term'],
  ['67', '1 1997 after against april attend attendance ever failed filed proceeding refused remain removal'],
  [
    '68',
    'altered attempt benefit counterfeit documentation entry ever fraudulent government immigration obtain official states submitted united us visa',
  ],
  [
    '69',
    'about admission application benefit concealed documentation entry ever immigration information kind lied misrepresented obtain petition required states united visa',
  ],
  ['70', 'citizen claimed ever falsely us way writing'],
  ['71', 'aircraft arriving ever states stowaway united vessel'],
  ['72', 'abetted aided alien assisted encouraged enter ever illegally induced knowingly smuggling states try united'],
  ['73', '274c civil documents final fraudulent ina order penalty section under use violating'],
  ['74', 'after departed deported ever excluded having ordered own removed states united'],
  ['75', 'admitted entered ever inspected paroled states united without'],
  ['76', '1 1997 april present since states united unlawfully'],
  ['77', 'central form least persons presence reason severe states trafficking united unlawful'],
  ['78.a', '1 1997 after aggregate april having more present states united unlawfully year'],
  ['78.b', 'deported excluded having removed states united'],
  ['79', 'plan polygamy practice states united'],
  [
    '80',
    '232 accompanying alien c certified disability guardianship helpless ina inadmissible infancy medical mental officer physical protection requires section sickness',
  ],
  ['81', 'assisted child citizen custody detaining ever granted outside person retaining states united us withholding'],
  [
    '82',
    'constitutional ever federal local ordinance provision regulation state states statute united violation voted',
  ],
  ['83', 'avoid citizenship ever renounced states taxed united us'],
  ['84.a', 'alien applied armed corps discharge exemption forces ground national security service training us'],
  ['84.b', 'alien discharged ground relieved service training'],
  ['84.c', 'armed convicted desertion forces us'],
  [
    '85',
    'armed avoid declared emergency evade ever forces left national outside period president remained service states time training united us war',
  ],
  [
    '86',
    'admission before citizen immediately immigration lawful left national nationality nonimmigrant parole parolee permanent present resident status us what without',
  ],
  ['22-41', 'anyone attorney cleared enforcement even judge law longer officer otherwise record records sealed told'],
  ['22-41', 'action anywhere else here occurred offense states united world'],
  [
    '36',
    '18 act adult age anything causing coercion commercial engage even force fraud inducing performed person sex through trafficking under value without years',
  ],
  [
    '36',
    '18 act advertising age case cause coercion commercial disregard engage enticing fact force fraud harboring induce knowing maintaining means obtaining patronizing person providing reckless recruiting sex soliciting trafficking transporting under used years',
  ],
  ['36', 'anything benefiting financially involving knowingly participation receiving sex trafficking value venture'],
  [
    '37',
    'coercion force fraud harboring labor obtaining person providing recruiting services through trafficking transporting use',
  ],
  [
    '76',
    'admitted after authorized department dhs expiration homeland paroled period present secretary security states stay united unlawfully without',
  ],
  [
    '77',
    '18 act age bondage coercion commercial commit debt force fraud harboring induced involuntary labor obtaining peonage perform person persons provision purpose reached recruitment services servitude severe sex slavery subjection through trafficking transportation use years',
  ],
  [
    '78.a',
    'admitted after aggregate authorized count days dhs during expiration more paroled period present secretary states stay stays united unlawfully without year',
  ],
]

/** Words that change nothing in what is asked, references to other items among them. */
export const emptyWords: ReadonlySet<string> = new Set(
  'a activities activity all also an and another answer answered any applies are as at be been being but by can described did do does each either example following for from had has have if in include includes including instance into involves is it item items its limited listed may must no not number numbers of on one only or other others part particular question questions so such than that the their them then there these they thing things this those to upon was were when whether which while who whom will with would yes you your yours'.split(
    ' ',
  ),
)

/** What the page asks by pointing at other items. */
export const refersTo: Readonly<Record<string, readonly string[]>> = {
  '43.d': ['43.b', '43.c'],
  '43.e': ['43.b', '43.c'],
  ...Object.fromEntries(['43.f', '43.g', '43.h', '43.i', '44'].map((item) => [item, ['43.b', '43.c', '43.d', '43.e']])),
  '46': ['43.b', '43.c', '43.d', '43.e', '43.f', '43.g', '43.h', '43.i'],
}

export const meaningfulWords = (text: string): Set<string> =>
  new Set(
    (
      text
        .replaceAll('U.S.', 'US')
        .toLowerCase()
        .match(/[a-z0-9]+/g) ?? []
    ).filter((word) => !emptyWords.has(word)),
  )
