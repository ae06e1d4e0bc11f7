import { yes } from '#engine/condition.ts'
import { derive, derivedFacts } from '#engine/derived.ts'
import { money } from '#engine/fact.ts'
import { of } from '#engine/reference.ts'
import { sponsor } from '../support.ts'
import { IMMIGRANT, sponsored, sum } from './support.ts'

/** Form I-864, Part 7: what one person has; of the sponsor, or in the other role of the immigrant. */
export const assets = derivedFacts('person', {
  ownAssets: derive(money('Total'), [sponsor.cash, sponsor.realEstate, sponsor.otherAssets], (parts) => sum(parts)),
})

const sponsorsImmigrant = yes(sponsored.sponsorsImmigrant)

export const allAssets = derivedFacts('case', {
  assetsTotal: derive(
    money('Total value of assets'),
    [
      assets.ownAssets,
      sponsor.membersAssets,
      sponsored.sponsorsImmigrant,
      { ...of(IMMIGRANT, assets.ownAssets), askedIf: sponsorsImmigrant },
    ],
    ([own, helpers, withImmigrant, theirs]) => sum([own, helpers, withImmigrant === false ? 0 : theirs]),
  ),
})
