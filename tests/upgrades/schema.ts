import type pg from 'pg'

/** Everything the schema consists of, one line each, in no particular order of making. */
export async function schemaOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ line: string }>(`
    with ours as (select oid, nspname from pg_namespace where nspname in ('public', 'app')),
         own_functions as (
           select p.* from pg_proc p join ours on ours.oid = p.pronamespace
            where not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e'))
    select line from (
      select format('column %s.%s %s%s%s%s', c.oid::regclass, a.attname, format_type(a.atttypid, a.atttypmod),
                    case when a.attnotnull then ' not null' end, ' ' || a.attidentity::text || a.attgenerated::text,
                    ' ' || pg_get_expr(d.adbin, d.adrelid)) as line
        from pg_class c join ours on ours.oid = c.relnamespace
        join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
        left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
       where c.relkind in ('r', 'p', 'v', 'm')
      union all
      select format('relation %s %s rls %s %s', c.oid::regclass, c.relkind, c.relrowsecurity, c.relforcerowsecurity)
        from pg_class c join ours on ours.oid = c.relnamespace where c.relkind <> 'i'
      union all
      select format('grant on %s to %s: %s', c.oid::regclass, g.grantee::regrole, g.privilege_type)
        from pg_class c join ours on ours.oid = c.relnamespace, aclexplode(c.relacl) g
       where g.grantee <> c.relowner and g.grantee <> 0
      union all
      select format('constraint %s on %s %s', conname, conrelid::regclass, pg_get_constraintdef(k.oid))
        from pg_constraint k join ours on ours.oid = k.connamespace where conrelid <> 0
      union all
      select pg_get_indexdef(i.indexrelid) from pg_index i join pg_class c on c.oid = i.indexrelid join ours on ours.oid = c.relnamespace
      union all
      select format('policy %s on %s using %s check %s', policyname, tablename, qual, with_check) from pg_policies
      union all
      select pg_get_triggerdef(t.oid) from pg_trigger t join pg_class c on c.oid = t.tgrelid join ours on ours.oid = c.relnamespace
       where not t.tgisinternal
      union all
      select pg_get_functiondef(oid) from own_functions
      union all
      select format('execute %s: %s', f.oid::regprocedure,
               (select string_agg(case when g.grantee = 0 then 'public' else g.grantee::regrole::text end, ' ' order by g.grantee)
                  from aclexplode(coalesce(f.proacl, acldefault('f', f.proowner))) g where g.grantee <> f.proowner))
        from own_functions f
      union all
      select 'extension ' || extname from pg_extension) all_lines
    order by line collate "C"`)
  return rows.map(({ line }) => line)
}
