import type { Db, Transaction } from '#platform/database/database.ts'
import type { Post } from '../contract.ts'

const COLUMNS = `id, kind, title, body, roles, from_on as "fromOn", until_on as "untilOn", by_name as "byName", version`
const MOST = 200

/** For a role only what is out on the day; for a writer everything. */
export const postsFor = (db: Db, kind: Post['kind'], reader: { roleId: number; today: string } | 'writer') =>
  reader === 'writer'
    ? db.rows<Post>(`select ${COLUMNS} from news_posts where kind = $1 order by from_on desc, id desc limit ${MOST}`, [
        kind,
      ])
    : db.rows<Post>(
        `select ${COLUMNS} from news_posts
          where kind = $1 and $2 = any (roles) and from_on <= $3 and coalesce(until_on, $3) >= $3
          order by from_on desc, id desc limit ${MOST}`,
        [kind, reader.roleId, reader.today],
      )

export const postById = (db: Db, id: number) => db.one<Post>(`select ${COLUMNS} from news_posts where id = $1`, [id])

type Said = Omit<Post, 'id' | 'version'>

export function savePost(tx: Transaction, id: number | undefined, said: Said, now: Date): Promise<Post> {
  const values = [said.kind, said.title, said.body, said.roles, said.fromOn, said.untilOn, said.byName, now]
  if (id === undefined)
    return tx.one<Post>(
      `insert into news_posts (kind, title, body, roles, from_on, until_on, by_name, updated_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8) returning ${COLUMNS}`,
      values,
    )
  return tx.one<Post>(
    `update news_posts set kind = $1, title = $2, body = $3, roles = $4, from_on = $5, until_on = $6, by_name = $7,
            updated_at = $8, version = version + 1 where id = $9 returning ${COLUMNS}`,
    [...values, id],
  )
}

export const deletePost = (tx: Transaction, id: number) => tx.run('delete from news_posts where id = $1', [id])
