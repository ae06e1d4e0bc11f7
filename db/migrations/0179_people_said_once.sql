-- How many people a plan covers is its limit and is said from it; a second number in its words could say another.
update subscription_plans
   set includes = array(select line from unnest(includes) with ordinality as each (line, place)
                         where line !~* '^(up to [0-9,]+ (people|employees)|as many people as you have)$' order by place);
