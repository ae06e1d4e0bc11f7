-- The older utility-meter area: substations, meters, their readings, and the jobs that look after what comes in. It is the
-- provider's own and belongs to no tenant.
create table meter_substations (
  id              bigint generated always as identity primary key,
  country_name    text not null check (length(country_name) between 1 and 100),
  state_name      text not null default '' check (length(state_name) <= 100),
  region_name     text not null default '' check (length(region_name) <= 100),
  district_name   text not null default '' check (length(district_name) <= 100),
  area_name       text not null default '' check (length(area_name) <= 100),
  zone_name       text not null default '' check (length(zone_name) <= 100),
  substation_name text not null check (length(substation_name) between 1 and 100),
  feeder_name     text not null default '' check (length(feeder_name) <= 100),
  process_name    text not null default '' check (length(process_name) <= 100),
  version         integer not null default 1
);
create unique index meter_substations_by_name on meter_substations (lower(substation_name), lower(feeder_name));
call app.protect('meter_substations', 'app.all_tenants()', 'select, insert, update, delete');

create table meters (
  id            bigint generated always as identity primary key,
  -- Eight digits, the first not zero.
  serial_number text not null unique check (length(serial_number) between 1 and 20),
  sim_number    text not null default '' check (length(sim_number) <= 22),
  substation_id bigint references meter_substations (id) on delete set null
);
create index meters_by_substation on meters (substation_id);
call app.protect('meters', 'app.all_tenants()', 'select, insert, update');

create table meter_readings (
  id         bigint generated always as identity primary key,
  meter_id   bigint not null references meters (id) on delete cascade,
  -- 1 block load, 3 daily load, 4 billing, 5 name plate, 6 to 12 tamper events.
  report_id  integer not null check (report_id = 1 or report_id between 3 and 12),
  read_at    timestamptz not null,
  figures    jsonb not null check (pg_column_size(figures) <= 4096),
  entered_by bigint references users (id),
  unique (report_id, meter_id, read_at)
);
create index meter_readings_by_time on meter_readings (report_id, read_at desc, id desc);
call app.protect('meter_readings', 'app.all_tenants()', 'select, insert, update');

create table meter_jobs (
  id            bigint generated always as identity primary key,
  name          text not null check (length(name) between 1 and 100),
  report_id     integer not null check (report_id = 1 or report_id between 3 and 12),
  -- Null: every meter.
  substation_id bigint references meter_substations (id),
  every         text not null check (every in ('day', 'week', 'month')),
  hour          integer not null check (hour between 0 and 23),
  -- On whose clock the hour is.
  zone          text not null check (length(zone) <= 60),
  status        text not null check (status in ('Active', 'Inactive')),
  -- Null: switched off.
  next_at       timestamptz,
  created_at    timestamptz not null,
  version       integer not null default 1
);
call app.protect('meter_jobs', 'app.all_tenants()', 'select, insert, update, delete');

create table meter_runs (
  id            bigint generated always as identity primary key,
  job_id        bigint not null references meter_jobs (id) on delete cascade,
  started_at    timestamptz not null,
  from_at       timestamptz not null,
  until_at      timestamptz not null,
  asked         text not null check (asked in ('schedule', 'person')),
  readings      bigint not null,
  meters        bigint not null,
  -- Serial numbers of meters that sent nothing, the first of them.
  silent        text[] not null default '{}' check (cardinality(silent) <= 50),
  silent_meters bigint not null
);
create index meter_runs_by_job on meter_runs (job_id, id desc);
call app.protect('meter_runs', 'app.all_tenants()', 'select, insert, delete');
