import { kinds, type Row } from '../row.ts'
import { answerRows } from './answers.ts'
import { assistantRows } from './assistants.ts'
import { behaviorRows } from './behaviors.ts'
import { boundaryRows } from './boundaries.ts'
import { callRows } from './calls.ts'
import { caseTypeRows } from './case-types.ts'
import { connectionRows } from './connections.ts'
import { constantRows } from './constants.ts'
import { dayRows } from './days.ts'
import { detailRows } from './details.ts'
import { doItAloneRows } from './do-it-alone.ts'
import { doItYourselfRows } from './do-it-yourself.ts'
import { entityRows } from './entities.ts'
import { entranceRows } from './entrance.ts'
import { formCallRows } from './form-calls.ts'
import { headerlessRows } from './headerless.ts'
import { i9LinkRows } from './i9-links.ts'
import { leftAsideRows } from './left-aside.ts'
import { letterRows } from './letters.ts'
import { linkLifeRows } from './link-lives.ts'
import { linkRows } from './links.ts'
import { madeCallRows } from './made-calls.ts'
import { mailRows } from './mails.ts'
import { mayNotRows } from './may-not.ts'
import { menuRows } from './menus.ts'
import { messageRows } from './messages.ts'
import { meterQueueRows } from './meter-queue.ts'
import { moveRows } from './moves.ts'
import { optionRows } from './options.ts'
import { pageOfRoleRows } from './pages-of-roles.ts'
import { partyBehaviorRows } from './party-behaviors.ts'
import { partyRuleRows } from './party-rules.ts'
import { pathMannerRows } from './path-manners.ts'
import { paymentRows } from './payments.ts'
import { plainSentenceRows } from './plain-sentences.ts'
import { preparedElsewhereRows } from './prepared-elsewhere.ts'
import { providerCompanyRows } from './provider-company.ts'
import { redirectRows } from './redirects.ts'
import { rightRows } from './rights.ts'
import { roleListRows } from './role-lists.ts'
import { roleRows } from './roles.ts'
import { routeRows } from './routes.ts'
import { ruleRows } from './rules.ts'
import { secretRows } from './secrets.ts'
import { sentenceRows } from './sentences.ts'
import { sessionRows } from './session.ts'
import { settledRows } from './settled.ts'
import { stageRows } from './stages.ts'
import { statusRows } from './statuses.ts'
import { switchedOffRows } from './switched-off.ts'
import { textRows } from './texts.ts'
import { titleRows } from './titles.ts'
import { writtenDateRows } from './written-dates.ts'

/** Every row of the specification, kind by kind. */
export const rows: Row[] = [
  ...routeRows,
  ...titleRows,
  ...headerlessRows,
  ...redirectRows,
  ...menuRows,
  ...entityRows,
  ...optionRows,
  ...statusRows,
  ...stageRows,
  ...moveRows,
  ...doItYourselfRows,
  ...behaviorRows,
  ...sessionRows,
  ...entranceRows,
  ...partyBehaviorRows,
  ...partyRuleRows,
  ...boundaryRows,
  ...ruleRows,
  ...roleRows,
  ...rightRows,
  ...mayNotRows,
  ...roleListRows,
  ...assistantRows,
  ...callRows,
  ...answerRows,
  ...formCallRows,
  ...letterRows,
  ...paymentRows,
  ...madeCallRows,
  ...messageRows,
  ...connectionRows,
  ...mailRows,
  ...caseTypeRows,
  ...sentenceRows,
  ...detailRows,
  ...plainSentenceRows,
  ...secretRows,
  ...writtenDateRows,
  ...linkRows,
  ...linkLifeRows,
  ...leftAsideRows,
  ...switchedOffRows,
  ...preparedElsewhereRows,
  ...dayRows,
  ...doItAloneRows,
  ...pathMannerRows,
  ...pageOfRoleRows,
  ...providerCompanyRows,
  ...meterQueueRows,
  ...settledRows,
  ...i9LinkRows,
  ...textRows,
  ...constantRows,
].sort((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind))
