import { baseOf, extensionOf } from '#paperwork/editable-files/names.ts'
import { writes } from '#paperwork/editable-files/policy.ts'
import { requireVersion } from '#paperwork/editable-files/server/keep.ts'
import type { WopiCall } from './call.ts'
import { userInfoOf } from './tokens.ts'

/** The addresses of a file's own page; the editor links to them. */
export const hostUrls = (publicUrl: string, id: number) => ({
  HostEditUrl: `${publicUrl}/wopiDocumentFile/${id}`,
  HostViewUrl: `${publicUrl}/wopiDocumentFile/${id}?view=1`,
})

/** CheckFileInfo: what the file is, what the host can do and what this user may. */
export async function fileInfo(call: WopiCall) {
  const { id, actor, services } = call
  const { row, version } = await requireVersion(call, id)
  const system = services.database.read({ kind: 'system' })
  const { name } = await system.one<{ name: string }>(
    'select app.full_name(first_name, last_name) as name from users where id = $1',
    [actor.userId],
  )
  const publicUrl = services.config.publicUrl.replace(/\/$/, '')
  const mayWrite = call.writes && writes(row, actor) && (await mayEdit(call))
  return {
    BaseFileName: row.name,
    FileExtension: `.${extensionOf(row.name)}`,
    OwnerId: String(row.createdBy ?? `file${row.id}`),
    Size: version.size,
    Version: String(row.versionNumber),
    SHA256: Buffer.from(version.sha256, 'hex').toString('base64'),
    LastModifiedTime: new Date(row.changedAt).toISOString(),
    UserId: String(actor.userId),
    UserFriendlyName: name || actor.userName,
    UserInfo: await userInfoOf(system, actor.userId),
    IsAnonymousUser: false,
    ReadOnly: !mayWrite,
    UserCanWrite: mayWrite,
    UserCanRename: mayWrite,
    UserCanNotWriteRelative: !mayWrite,
    SupportsLocks: true,
    SupportsGetLock: true,
    SupportsExtendedLockLength: true,
    SupportsUpdate: true,
    SupportsRename: true,
    SupportsDeleteFile: true,
    SupportsUserInfo: true,
    SupportsContainers: false,
    SupportsEcosystem: false,
    SupportsFolders: false,
    FileNameMaxLength: 150,
    BreadcrumbBrandName: 'VisaCare',
    BreadcrumbBrandUrl: publicUrl,
    BreadcrumbDocName: baseOf(row.name),
    ...hostUrls(publicUrl, id),
    CloseUrl: hostUrls(publicUrl, id).HostViewUrl,
    DownloadUrl: `${publicUrl}/api/editable-files/${id}/content`,
    PostMessageOrigin: new URL(publicUrl).origin,
    ClosePostMessage: true,
    AllowExternalMarketplace: false,
  }
}

const mayEdit = async ({ actor, services }: WopiCall): Promise<boolean> =>
  actor.scope === 'person' || (await services.rights.may(actor.roleId, 'case:edit'))
