-- What the provider calls itself: said at the end of mails and to tenants that are looked into. Tenants see no other row
-- of the provider's company. The seeded row is named by its code until somebody names it, and a code is no name.
create function app.provider_name() returns text language sql stable security definer set search_path = public, pg_temp as $$
  select name from companies where code = 'IMMLAWS' and name <> code
$$;
revoke execute on function app.provider_name() from public;
grant execute on function app.provider_name() to visacare_app;
