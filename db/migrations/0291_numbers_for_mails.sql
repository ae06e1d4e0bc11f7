-- A mail's body is sealed to its row. With its number known before, several are stored in one statement.
create function app.next_mail_ids(how_many integer) returns setof bigint
language sql volatile security definer set search_path = public, pg_temp as $$
  select nextval(pg_get_serial_sequence('public.outbox_mails', 'id')) from generate_series(1, how_many)
$$;

revoke execute on function app.next_mail_ids(integer) from public;
grant execute on function app.next_mail_ids(integer) to visacare_app;
