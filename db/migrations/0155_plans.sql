-- What companies can subscribe to, how often they pay, and what each costs. The provider's own price list: everybody
-- who is signed in reads it.
create table subscription_frequencies (
  id     bigint generated always as identity primary key,
  name   text not null unique check (length(name) between 1 and 60),
  months integer not null check (months between 1 and 36)
);
call app.protect('subscription_frequencies', 'app.inside()', 'select, insert, update');

create table subscription_plans (
  id           bigint generated always as identity primary key,
  name         text not null unique check (name in ('SILVER', 'GOLD', 'PLATINUM')),
  words        text not null default '' check (length(words) <= 300),
  includes     text[] not null default '{}',
  -- How many people of a company it covers; null: as many as there are.
  people_limit integer check (people_limit > 0)
);
call app.protect('subscription_plans', 'app.inside()', 'select, insert, update');

create table subscription_prices (
  id           bigint generated always as identity primary key,
  plan_id      bigint not null references subscription_plans (id),
  frequency_id bigint not null references subscription_frequencies (id),
  amount_cents bigint not null check (amount_cents between 0 and 100000000),
  unique (plan_id, frequency_id)
);
call app.protect('subscription_prices', 'app.inside()', 'select, insert, update');

-- Prices at the payment provider: one cannot be changed there, so another amount is another one.
create table provider_prices (
  provider     text not null check (provider in ('stripe', 'sandbox')),
  price_id     bigint not null references subscription_prices (id),
  amount_cents bigint not null,
  ref          text not null check (length(ref) <= 120),
  primary key (provider, price_id, amount_cents)
);
call app.protect('provider_prices', 'app.is_system()', 'select, insert');

-- What a case ordered without an attorney costs, by case type; the government's fees come on top and are not here.
create table order_prices (
  case_type_id bigint primary key,
  amount_cents bigint not null check (amount_cents between 0 and 100000000)
);
call app.protect('order_prices', 'app.inside()', 'select, insert, update');

create table company_discounts (
  company_id  bigint primary key references companies (id),
  law_firm_id bigint,
  percent     integer not null check (percent between 1 and 100),
  words       text not null default '' check (length(words) <= 200),
  until_day   date,
  coupon_ref  text check (length(coupon_ref) <= 120),
  changed_at  timestamptz not null,
  changed_by  bigint
);
call app.protect('company_discounts', 'app.all_tenants() or company_id = app.company_id() or law_firm_id = app.law_firm_id()', 'select, insert, update, delete');
insert into app.follows_representation values ('company_discounts');

insert into subscription_frequencies (name, months) values ('Monthly', 1), ('Quarterly', 3), ('Yearly', 12);
insert into subscription_plans (name, words, includes, people_limit) values
  ('SILVER', 'For a first team abroad.', array['Up to 50 people', 'Every case type, forms and reminders', 'E-mail support'], 50),
  ('GOLD', 'For companies that hire all year.', array['Up to 150 people', 'Everything in SILVER', 'Answers within one business day'], 150),
  ('PLATINUM', 'For large programs.', array['As many people as you have', 'Everything in GOLD', 'A named contact'], null);
insert into subscription_prices (plan_id, frequency_id, amount_cents)
select p.id, f.id, (case p.name when 'SILVER' then 24000 when 'GOLD' then 42000 else 79000 end)
       * (case f.months when 12 then 10 when 3 then 3 else f.months end)
  from subscription_plans p cross join subscription_frequencies f;
insert into order_prices (case_type_id, amount_cents) values
  (1, 15000), (2, 9500), (3, 9500), (5, 15000), (6, 19500), (7, 9500), (8, 9500), (9, 9500), (12, 2500);
