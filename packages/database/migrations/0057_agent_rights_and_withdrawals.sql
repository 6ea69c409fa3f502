-- What agents may do in the shop comes from their roles, like all other rights of staff (decision 0065).
INSERT INTO staff_roles (id, name, requires_second_factor) VALUES ('shop-agent', 'Agent', true), ('shop-supervisor', 'Supervisor of agents', true)
  ON CONFLICT DO NOTHING;
--> statement-breakpoint
INSERT INTO staff_role_rights (role_id, "right")
  SELECT r.id, given."right" FROM staff_roles r
  JOIN (VALUES ('shop-agent', 'customers.act'), ('shop-supervisor', 'customers.act'), ('shop-supervisor', 'orders.cancel'),
    ('shop-supervisor', 'prices.adjust')) AS given (role_id, "right") ON given.role_id = r.id
  ON CONFLICT DO NOTHING;
--> statement-breakpoint
-- Agents keep what they could do: those without a role of staff, and supervisors whose roles let them act for customers.
INSERT INTO staff_role_members (consumer_no, role_id)
  SELECT k.consumer_no, CASE WHEN a.role = 'supervisor' THEN 'shop-supervisor' ELSE 'shop-agent' END
  FROM consumers k LEFT JOIN agents a ON a.consumer_no = k.consumer_no
  WHERE k.consumer_type = 'AGENT' AND (
    NOT EXISTS (SELECT FROM staff_role_members m WHERE m.consumer_no = k.consumer_no)
    OR (a.role = 'supervisor' AND EXISTS (
      SELECT FROM staff_role_members m JOIN staff_role_rights g ON g.role_id = m.role_id
      WHERE m.consumer_no = k.consumer_no AND g."right" = 'customers.act')))
  ON CONFLICT DO NOTHING;
--> statement-breakpoint
DROP TABLE "agents" CASCADE;
--> statement-breakpoint
-- The page of an order says whether a withdrawal from its contract was declared.
CREATE INDEX "support_cases_withdrawn" ON "support_cases" USING btree ("order_number") WHERE "support_cases"."category" = 'withdrawal';
