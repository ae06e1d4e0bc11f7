-- A law firm that is switched off does not work either, nor does who assists an attorney that is: one place says so for
-- sign-in, live sessions and the calendar that is fetched by its secret.
create function app.switched_off(account users) returns text
language sql stable set search_path = public, pg_temp as $$
  select case
    when account.company_id is not null
      then (select 'company off' from companies c where c.id = account.company_id and c.status <> 'Active')
    when account.law_firm_id is not null then coalesce(
      (select 'firm off' from law_firms f where f.id = account.law_firm_id and f.status <> 'Active'),
      (select 'attorney off' from users a where a.id = account.assists_user_id and a.status = 'Inactive'))
  end
$$;
revoke execute on function app.switched_off(users) from public;
grant execute on function app.switched_off(users) to visacare_app;

alter table sessions drop constraint sessions_closed_reason_check;
alter table sessions add constraint sessions_closed_reason_check check (closed_reason in (
  'logout', 'another login', 'idle', 'expired', 'password changed', 'role changed', 'disabled', 'link used', 'ended',
  'company off', 'firm off', 'attorney off'));
update sessions s set closed_at = now(), closed_reason = app.switched_off(u)
  from users u where u.id = s.user_id and s.closed_at is null and app.switched_off(u) is not null;
