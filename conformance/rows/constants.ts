import { caseTypeById, caseTypes, defaultCaseType } from '#case-types/all.ts'
import { shortDate, showDate } from '#formats/dates.ts'
import { expired } from '#formats/expiry.ts'
import { longestFileName } from '#formats/file-name.ts'
import { subscriptions } from '#formats/options.ts'
import { defaultPasswordPolicy } from '#identity/passwords/passwords.ts'
import { DESKTOP_ABOVE, layers, motion, sizes } from '#ui/theme/tokens.ts'
import { hold, type Row, same } from '../row.ts'

/** Specification §9 and the measures of §2. */
export const constantRows: Row[] = [
  written('Idle time-out 1,200,000 ms', /\b1_?200_?000\b/),
  written('Idle grace 5,000 ms', /\b5_?000\b/),
  written('Idle event throttle 200 ms', /throttle\w*\s*[:=]\s*200\b/i),
  value('Password minimum 8', () => same(defaultPasswordPolicy.minLength, 8, 'The shortest password')),
  value('File name cap 25 characters', () => same(longestFileName, 25, 'The longest file name')),
  value('Subscription tiers SILVER, GOLD, PLATINUM', () =>
    same(subscriptions, ['SILVER', 'GOLD', 'PLATINUM'], 'The list of tiers'),
  ),
  written('Internal admin company id IMMLAWS', /\bIMMLAWS\b/),
  written('Default employer roleId 18616, stored as 3', /\b18_?616\b/),
  written('Initial status code 300', /statusCode\s*:\s*300\b/),
  written('Script chunk load time-out 120000 ms', /\b120_?000\b/),
  value('Date display MM-dd-yyyy', () => same(showDate('2026-03-09'), '03-09-2026', 'A date on screen')),
  value('Picker short form mm/dd/yy', () => same(shortDate('2026-03-09'), '03/09/26', 'A date in the picker')),
  value('Time-expiry helper: now > time + number × 300', () => {
    same([expired(1301, 1000, 1), expired(1300, 1000, 1)], [true, false], 'Expired one after and at the limit')
  }),
  written('A support contact address exists, from configuration', /\bSUPPORT_EMAIL\b/),
  value('Dialog animation 150 ms (centre) or 300 ms', () =>
    same([motion.dialog, motion.drawer], [150, 300], 'The animation of dialogs and drawers'),
  ),
  value('Layers: 1100 modals, 1000 overlays and menus, 1100 tooltips, 1200 toasts', () =>
    same([layers.modal, layers.overlay, layers.tooltip, layers.toast], [1100, 1000, 1100, 1200], 'The order of layers'),
  ),
  value('Sidebar 66 px icon-only, 200 px full', () =>
    same([sizes.sidebarIcons, sizes.sidebarFull], [66, 200], 'The width of the side bar'),
  ),
  value('Desktop layout above 1024', () => same(DESKTOP_ABOVE, 1024, 'The width above which the desktop layout holds')),
  written('An unused service worker is unregistered at start-up', /serviceWorker[\s\S]{0,200}unregister\(\)/),
  ofCases("Default case type name 'PERM Application'", () =>
    same(defaultCaseType.name, 'PERM Application', 'The default case type'),
  ),
  ofCases('Collections id 21 links to visaCareClientContentCaseDetails', () =>
    same(caseTypeById(21)?.detailsRoute, '/visaCareClientContentCaseDetails', 'The screen of Collections'),
  ),
  ofCases('Contract Review id 22 links to visaCareContractReviewCaseDetail', () =>
    same(caseTypeById(22)?.detailsRoute, '/visaCareContractReviewCaseDetail', 'The screen of Contract Review'),
  ),
  ofCases("Case-type modes 'DIY' and 'LEGAL'", () =>
    same([...new Set(caseTypes.flatMap(({ modes }) => modes))].sort(), ['DIY', 'LEGAL'], 'The modes of the case types'),
  ),
]

function value(what: string, check: () => void): Row {
  return { kind: 'constant', spec: '§9', what, since: 'foundation', check }
}

function written(what: string, pattern: RegExp): Row {
  const check: Row['check'] = (world) => hold(world.matches(pattern), `The source does not say it: ${what}.`)
  return { kind: 'constant', spec: '§9', what, since: 'foundation', check }
}

function ofCases(what: string, check: () => void): Row {
  return { kind: 'constant', spec: '§9', what, since: 'cases', check }
}
