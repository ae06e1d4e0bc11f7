import { as } from '../demo.ts'
import { newCase } from '../making/cases.ts'
import { caller, fresh } from '../making/making.ts'
import { made } from '../parties.ts'
import { type Json, recordsIn } from '../server.ts'
import type { World } from '../world.ts'
import { type Entity, madeAndChanged, readFrom, type Typed } from './entity.ts'

const login = (world: World) => caller(world, 1, '/loginapi/')
const DAY = '2020-03-01'

/** Specification §3: files, cases and the older meter area. */
export const recordEntities: readonly Entity[] = [
  {
    name: 'File upload record',
    since: 'cases',
    fields:
      'caseId companyAutoId companyCode employeeAccess enableEmail lawfirmCode lawfirmId uploadDocumentType uploadFormDescription uploadFormType uploadFilePath uploadFileName',
    keep: async (world) => {
      const attorney = await as(world, 9)
      const { id: caseId, companyAutoId, lawfirmId } = await newCase(world)
      const printed = made(await attorney.send('POST', `/caseflowApi/caseflow/g28PdfGenerationNew/${caseId}`))
      const said = {
        ...{ caseId, uploadFilePath: printed.uploadFilePath, uploadDocumentType: 'Receipt' },
        ...{ uploadFormDescription: fresh('Found in a drawer '), uploadFormType: 'I-797' },
        ...{ uploadFileName: printed.uploadFileName, employeeAccess: false, enableEmail: true, companyAutoId },
      }
      const answer = made(await attorney.send('POST', '/fileUploadApi/fileupload/createFileUpload', said))
      const kept = recordsIn(await attorney.send('GET', `/api/documents?caseId=${caseId}`)).find(
        ({ description }) => description === said.uploadFormDescription,
      )
      return {
        ...readFrom(answer, {
          caseId,
          companyAutoId,
          companyCode: 'NORTHWIND',
          lawfirmCode: 'HARBOR',
          lawfirmId,
        }),
        enableEmail: [answer.enableEmail, true],
        employeeAccess: [
          [answer.employeeAccess, kept?.employeeAccess],
          [false, false],
        ],
        uploadDocumentType: [
          [answer.uploadDocumentType, kept?.documentType],
          ['Receipt', 'Receipt'],
        ],
        uploadFormType: [
          [answer.uploadFormType, kept?.formType],
          ['I-797', 'I-797'],
        ],
        uploadFormDescription: [answer.uploadFormDescription, said.uploadFormDescription],
        uploadFileName: [
          [answer.uploadFileName, kept?.fileName],
          [said.uploadFileName, said.uploadFileName],
        ],
        // A random key, never a path of the server (decisions §10).
        uploadFilePath: [/^[0-9a-f]{32}$/.test(String(answer.uploadFilePath)), true],
      }
    },
  },
  {
    name: 'Case record',
    since: 'cases',
    fields: 'creationDate',
    keep: async (world) => {
      const { id } = await newCase(world)
      const { get, put } = await caller(world, 9, '/caseflowApi/')
      const read = async () => (await get(`caseflow/getCaseflow/${id}`)).creationDate
      const creationDate = await read()
      // Whoever changes the case later changes nothing about when it was made.
      const change = () => put('caseflow/updateCase/', { caseId: id, premium: true })
      await (await world.server()).later(90_000, change)
      const [text] = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.exec(String(creationDate)) ?? ['']
      const age = Date.now() - Date.parse(`${text.replace(' ', 'T')}Z`)
      return {
        creationDate: [
          [age > -5_000 && age < 600_000, await read()],
          [true, creationDate],
        ],
      }
    },
  },
  {
    name: 'Job schedule',
    since: 'cases',
    fields: 'jobId',
    keep: async (world) => {
      const { post, list } = await login(world)
      const said = { jobId: 0, jobName: fresh('Evening '), profile: 3, every: 'day', hour: 7 }
      const { jobId } = await post('api/saveSchedulerJobsRepository', said)
      const [kept] = await list(`api/schedulerJobsRepository/${jobId}`)
      return {
        jobId: [
          [kept?.jobId, kept?.jobName],
          [jobId, said.jobName],
        ],
      }
    },
  },
  {
    name: 'Report input',
    since: 'cases',
    fields: 'profile startdate enddate insert_datetime inserted_by',
    keep: async (world) => {
      const { post, who } = await login(world)
      const rows = `87654321,${DAY}T10:00Z,10.5,11\n87654321,2020-03-03T10:00Z,12,13`
      made(await who.send('POST', '/api/meter-readings', { reportId: 3, rows }))
      const total = async (said: Json) =>
        (await post('getProfileReportsDetails', { profile: 3, startdate: DAY, enddate: '2020-03-03', ...said })).total
      const own = who.login.AUTHDATA.userProfile[0]?.userautoid.id
      const audit = { insert_datetime: '2020-03-04T00:00:00Z', inserted_by: own }
      return {
        profile: [
          [await total({}), await total({ profile: 1 })],
          [2, 0],
        ],
        startdate: [await total({ startdate: '2020-03-02' }), 1],
        enddate: [await total({ enddate: '2020-03-02' }), 1],
        // The audit fields come along and change nothing.
        ...{ insert_datetime: [await total(audit), 2], inserted_by: [await total(audit), 2] },
      }
    },
  },
  {
    name: 'Substation form',
    since: 'cases',
    fields: 'countryName stateName regionName districtName subStationName feederName processName areaName zoneName',
    keep: async (world) => {
      const { who } = await login(world)
      const typed: Readonly<Record<string, Typed>> = {
        ...{ countryName: ['Freedonia', 'Sylvania'], stateName: ['Upper', 'Lower'], regionName: ['West', 'East'] },
        ...{ districtName: ['Washoe', 'Storey'], areaName: ['Dry', 'Wet'], zoneName: ['Zone 9', 'Zone 8'] },
        ...{ subStationName: [fresh('Mill '), fresh('Dam ')], feederName: ['Feeder 9', 'Feeder 8'] },
        processName: ['Switching', 'Measuring'],
      }
      const save = async (said: Json) => made(await who.send('PUT', '/api/meter-substations', said))
      const { kept } = await madeAndChanged(typed, {
        make: async (said) => (await save(said)).id,
        change: async (id, said) => save({ id, ...said }),
        read: async (id) => recordsIn(await who.send('GET', '/api/meter-substations')).find((each) => each.id === id),
      })
      return kept
    },
  },
]
