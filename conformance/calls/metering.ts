import { calls } from './call.ts'

/** Specification §7: the older meter area with its scheduler. */
export const meteringCalls = [
  ...calls('Reports', 'cases', [
    'GET api/blockLoad?meterSeriaalNumber=12345678&recordCnt=10',
    'GET api/dailyLoad?meterSeriaalNumber=12345678&recordCnt=10',
    'GET api/allBilling?meterSeriaalNumber=12345678&recordCnt=10',
    'GET api/allNamePlate?meterSeriaalNumber=12345678&recordCnt=10',
    'GET api/getAllTamperEvents/{id}?meterSeriaalNumber=12345678&recordCnt=10',
    'GET api/getAllObisCodes',
    'POST api/user/{userId}',
    'GET api/allSearchCriteriaList/{1}',
    'GET api/allSimSearchCriteriaList/{1}',
    'POST getProfileReportsDetails',
    'GET getAllProfileReportsDetails',
  ]),
  ...calls('Scheduler', 'cases', [
    'GET api/schedulerJobsRepository/{x}',
    'POST api/saveSchedulerJobsRepository',
    'POST api/updateSchedulerJobsRepository',
    'POST api/deleteSchedulerJobsRepository',
  ]),
]
