import ts from 'typescript'
import { isExported, lineOf, type SourceFile, type Violation } from './source-file.ts'

/** Lists exported functions that are constants without a function type; they must be declarations. */
export function listFunctionStyleViolations({ path, ast }: SourceFile): Violation[] {
  return ast.statements.filter(isExportedConstant).flatMap(({ declarationList }) =>
    declarationList.declarations
      .filter(({ initializer, type }) => type === undefined && initializer !== undefined && isFunction(initializer))
      .map((declaration) => ({
        path,
        line: lineOf(ast, declaration),
        rule: 'function-style',
        sentence: `${declaration.name.getText()} is an exported function: declare it with function`,
      })),
  )
}

function isExportedConstant(statement: ts.Statement): statement is ts.VariableStatement {
  return ts.isVariableStatement(statement) && isExported(statement)
}

function isFunction(node: ts.Expression): boolean {
  return ts.isArrowFunction(node) || ts.isFunctionExpression(node)
}
